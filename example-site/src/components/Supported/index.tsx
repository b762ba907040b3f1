import type {ReactNode} from 'react';
import {ROW_GROUPS} from '../../../../__tests__/constructs/rows';

/** What every row is proven by besides: it looks for the row in the static HTML of the fixture's pages. */
export const PROOF = 'theme/constructs.test.tsx';

/** The constructs that are shown, from the same list that the tests run over. */
export default function Supported(): ReactNode {
  return ROW_GROUPS.map(({title, rows}) => (
    <table key={title}>
      <thead>
        <tr>
          <th>{title}</th>
          <th>document</th>
          <th>tests</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.title}>
            <td>{row.title.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</td>
            <td>{row.fixture}</td>
            <td>{[PROOF, ...(row.also ?? [])].join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
