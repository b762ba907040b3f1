import type {ReactNode} from 'react';
import {CHANGE_KINDS, describeKind, meaningOf, type Effect} from '../../../../plugin/compare/kinds';

const EFFECTS: Record<Effect, string> = {
  breaking: 'Breaking',
  uncertain: 'May break',
  compatible: 'Compatible',
};
/** Sample words for the sentences, in place of a document's own. */
const DETAIL = {name: 'name', from: 'before', to: 'after'};

/** Every kind of change, from the same table that `check --against` uses. */
export default function Changes(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>kind</th>
          <th>what changed</th>
          <th>sent by callers</th>
          <th>received by callers</th>
        </tr>
      </thead>
      <tbody>
        {CHANGE_KINDS.map((kind) => {
          const [sent] = meaningOf(kind, 'request');
          const [received] = meaningOf(kind, 'response');
          return (
            <tr key={kind} id={kind}>
              <td>
                <code>{kind}</code>
              </td>
              <td>{toCode(describeKind(kind, DETAIL))}</td>
              <td>{EFFECTS[sent]}</td>
              <td>{EFFECTS[received]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Text between backticks is code. */
function toCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
