import React, {type ReactNode} from 'react';
import {
  formatJson,
  formatValue,
  isNote,
  toPathWords,
  type ShownFinding,
} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from './messages';
import styles from './styles.module.css';

export interface Props {
  /** For `aria-describedby`. */
  readonly id?: string;
  readonly findings: readonly ShownFinding[];
  /** Whether a finding says where it is; not needed beside its field. */
  readonly isNamed?: boolean;
}

// The differences between a value and the document, and what was not compared.
export default function ApiConsoleFindings({id, findings, isNamed = true}: Props): ReactNode {
  return (
    <ul id={id} className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={index} className={isNote(finding) ? styles.unchecked : undefined}>
          <Described finding={finding} isNamed={isNamed} />
        </li>
      ))}
    </ul>
  );
}

function Described({finding, isNamed}: {finding: ShownFinding; isNamed: boolean}): ReactNode {
  const where = isNamed ? toPathWords(finding.pointer) : '';
  return (
    <>
      {where !== '' && (
        <>
          <code>{where}</code>{' '}
        </>
      )}
      {finding.kind === 'limit' ? toLimit(finding) : WORDS[finding.kind](toValue(finding))}
    </>
  );
}

function toLimit({keyword, limit}: Extract<ShownFinding, {kind: 'limit'}>): ReactNode {
  const value = formatValue(limit);
  // “At least 1 character” would need a plural form.
  if (value === '1' && /^min[LIP]/.test(keyword)) return messages.findingEmpty;
  const say = messages.findingLimits[keyword.charAt(0).toUpperCase() + keyword.slice(1)];
  return say
    ? say(<code>{value}</code>)
    : messages.findingLimit(<code>{`${keyword}: ${value}`}</code>);
}

// The placeholders of the message of a finding.
function toValue(finding: Worded): ReactNode {
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
    default:
      return undefined;
  }
}

const UNCHECKED: {[reason: string]: (name: ReactNode) => ReactNode} = {
  absent: messages.findingAbsent,
  keyword: messages.findingKeyword,
};

type Worded = Exclude<ShownFinding, {kind: 'limit'}>;

const WORDS: {[Kind in Worded['kind']]: (value: ReactNode) => ReactNode} = {
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
};
