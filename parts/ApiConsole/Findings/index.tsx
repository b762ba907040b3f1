import React, {type ReactNode} from 'react';
import {
  formatJson,
  formatValue,
  isNote,
  type ShownFinding,
} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from './messages';
import styles from './styles.module.css';

export interface Props {
  /** For `aria-describedby`. */
  readonly id?: string;
  readonly findings: readonly ShownFinding[];
}

// The differences between a value and the document, and what was not compared.
export default function ApiConsoleFindings({id, findings}: Props): ReactNode {
  return (
    <ul id={id} className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={index} className={isNote(finding) ? styles.unchecked : undefined}>
          {finding.pointer !== '' && (
            <>
              <code>{finding.pointer}</code>{' '}
            </>
          )}
          {WORDS[finding.kind](toValue(finding))}
        </li>
      ))}
    </ul>
  );
}

// The placeholders of the message of a finding.
function toValue(finding: ShownFinding): ReactNode {
  switch (finding.kind) {
    case 'type':
      return finding.expected;
    case 'required':
    case 'unknown-property':
      return <code>{finding.name}</code>;
    case 'enum':
      return finding.values.map((value) => formatJson(value)).join(', ');
    case 'direction':
      return (finding.mark === 'readOnly' ? messages.findingReadOnly : messages.findingWriteOnly)(
        <code>{finding.name}</code>,
      );
    case 'pattern':
      return <code>{finding.pattern}</code>;
    case 'unchecked':
      return (UNCHECKED[finding.reason] ?? messages.findingUnchecked)(
        <code>{'pattern' in finding ? finding.pattern : finding.name}</code>,
      );
    case 'format':
      return finding.format;
    case 'variants':
      return finding.matches;
    case 'limit':
      return <code>{`${finding.keyword}: ${formatValue(finding.limit)}`}</code>;
    default:
      return undefined;
  }
}

const UNCHECKED: {[reason: string]: (name: ReactNode) => ReactNode} = {
  absent: messages.findingAbsent,
  keyword: messages.findingKeyword,
};

const WORDS: {[Kind in ShownFinding['kind']]: (value: ReactNode) => ReactNode} = {
  type: messages.findingType,
  required: messages.findingRequired,
  'unknown-property': messages.findingUnknownProperty,
  enum: messages.findingEnum,
  pattern: messages.findingPattern,
  unchecked: (sentence) => sentence,
  direction: (sentence) => sentence,
  format: messages.findingFormat,
  unique: () => messages.findingUnique,
  variants: (count) =>
    count === 0 ? messages.findingNoVariant : messages.findingManyVariants(count),
  forbidden: () => messages.findingForbidden,
  limit: messages.findingLimit,
};
