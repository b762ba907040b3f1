import React, {type ReactNode} from 'react';
import {
  isSaidAt,
  toPlaceOf,
  useConsole,
  type Remark,
  type ShownFinding,
} from 'docusaurus-plugin-api-reference/client/internal';
import Findings from 'docusaurus-plugin-api-reference/parts/ApiConsole/Findings';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  /** For `aria-describedby`. */
  readonly id: string;
  readonly findings: readonly ShownFinding[];
  readonly remarks: readonly Remark[];
}

// What is wrong with a value, beside its field: by the document, and by the API's last response.
export default function ApiConsoleFieldMarks({id, findings, remarks}: Props): ReactNode {
  if (findings.length === 0 && remarks.length === 0) return null;
  return (
    <div id={id}>
      {findings.length > 0 && <Findings findings={findings} isNamed={false} />}
      {remarks.map(({text}, index) => (
        <p key={index} className={styles.remark}>
          {text === undefined ? messages.fieldNamed : messages.fieldRemark(text)}
        </p>
      ))}
    </div>
  );
}

/**
 * What is wrong with a value of the body.
 * @param pointer absent: the value is not in the body
 */
export function useMarks(
  pointer: string | undefined,
  hasParts = false,
): Pick<Props, 'findings' | 'remarks'> & {isMarked: boolean} {
  const {findings: all, state} = useConsole();
  const isHere = (place: string) => pointer !== undefined && isSaidAt(place, pointer, hasParts);
  const findings = all.flatMap(({place, finding}) =>
    place.kind === 'body' && isHere(toPlaceOf(finding)) ? finding : [],
  );
  const remarks = (state.remarks ?? []).filter(
    ({place, pointer: at}) => place.kind === 'body' && isHere(at),
  );
  return {findings, remarks, isMarked: findings.length + remarks.length > 0};
}
