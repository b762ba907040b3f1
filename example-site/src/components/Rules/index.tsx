import type {ReactNode} from 'react';
import {RULES} from '../../../../plugin/diagnostics/codes';

type Props = {readonly area: 'document' | 'configuration'};

/** The rules of one area, from the same table that `check` and the build use. */
export default function Rules({area}: Props): ReactNode {
  const rules = Object.entries(RULES).filter(([, rule]) => rule.area === area);
  return (
    <table>
      <thead>
        <tr>
          <th>rule</th>
          <th>by default</th>
          <th>what it says</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(([code, {severity, summary}]) => (
          <tr key={code}>
            <td>
              <code>{code}</code>
            </td>
            <td>{severity}</td>
            <td>
              {summary.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
