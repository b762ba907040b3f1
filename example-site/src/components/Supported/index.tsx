import type {ReactNode} from 'react';
import {ROW_GROUPS} from '../../../../__tests__/constructs/rows';

/** The test of every row: it looks for the construct in the HTML and Markdown of the pages. */
const PROOF = 'theme/constructs.test.tsx';

type Props = {readonly group: string};

/** The constructs of one group, from the same list that the tests use. */
export default function Supported({group}: Props): ReactNode {
  const rows = ROW_GROUPS.find(({title}) => title === group)?.rows ?? [];
  return (
    <table>
      <thead>
        <tr>
          <th>construct</th>
          <th>fixture</th>
          <th>tests</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({title, fixture, also = []}) => (
          <tr key={title}>
            <td>
              {title
                .split('`')
                .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
            </td>
            <td>{fixture}</td>
            <td>{[PROOF, ...also].join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
