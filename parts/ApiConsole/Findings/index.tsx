import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  formatJson,
  formatValue,
  type Finding,
} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  /** For `aria-describedby`. */
  readonly id?: string;
  readonly findings: readonly Finding[];
}

// The differences between a value and the document, and what was not compared.
export default function ApiConsoleFindings({id, findings}: Props): ReactNode {
  return (
    <ul id={id} className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={index} className={finding.kind === 'unchecked' ? styles.unchecked : undefined}>
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
function toValue(finding: Finding): ReactNode {
  switch (finding.kind) {
    case 'type':
      return finding.expected;
    case 'required':
    case 'unknown-property':
      return <code>{finding.name}</code>;
    case 'enum':
      return finding.values.map((value) => formatJson(value)).join(', ');
    case 'pattern':
    case 'unchecked':
      return <code>{finding.pattern}</code>;
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

const WORDS: {[Kind in Finding['kind']]: (value: ReactNode) => ReactNode} = {
  type: (type) => (
    <Translate
      id="theme.api.console.finding.type"
      description="A value has another type than the document says"
      values={{type}}
    >
      {'should be {type}.'}
    </Translate>
  ),
  required: (name) => (
    <Translate
      id="theme.api.console.finding.required"
      description="A required parameter or property is missing"
      values={{name}}
    >
      {'{name} is required.'}
    </Translate>
  ),
  'unknown-property': (name) => (
    <Translate
      id="theme.api.console.finding.unknownProperty"
      description="A property that the document does not allow"
      values={{name}}
    >
      {'{name} is not a documented property.'}
    </Translate>
  ),
  enum: (values) => (
    <Translate
      id="theme.api.console.finding.enum"
      description="A value that is not among those that the document lists"
      values={{values}}
    >
      {'should be one of {values}.'}
    </Translate>
  ),
  pattern: (pattern) => (
    <Translate
      id="theme.api.console.finding.pattern"
      description="A text does not match the pattern of the document"
      values={{pattern}}
    >
      {'does not match {pattern}.'}
    </Translate>
  ),
  unchecked: (pattern) => (
    <Translate
      id="theme.api.console.finding.unchecked"
      description="It is not known whether a text matches the pattern of the document"
      values={{pattern}}
    >
      {'was not checked: comparing it with {pattern} takes too long.'}
    </Translate>
  ),
  format: (format) => (
    <Translate
      id="theme.api.console.finding.format"
      description="A text is not of the format that the document says"
      values={{format}}
    >
      {'is not of the format {format}.'}
    </Translate>
  ),
  unique: () => (
    <Translate
      id="theme.api.console.finding.unique"
      description="A list has equal items where the document forbids them"
    >
      has equal items.
    </Translate>
  ),
  variants: (count) =>
    count === 0 ? (
      <Translate
        id="theme.api.console.finding.noVariant"
        description="A value fits none of the alternatives of the document"
      >
        fits none of the documented variants.
      </Translate>
    ) : (
      <Translate
        id="theme.api.console.finding.manyVariants"
        description="A value fits several alternatives of which only one may fit"
        values={{count}}
      >
        {'fits {count} of the documented variants, and only one may fit.'}
      </Translate>
    ),
  forbidden: () => (
    <Translate
      id="theme.api.console.finding.forbidden"
      description="A value that the document forbids"
    >
      is a value that the document forbids.
    </Translate>
  ),
  limit: (limit) => (
    <Translate
      id="theme.api.console.finding.limit"
      description="A value is beyond a limit; the limit is a JSON Schema keyword and its number"
      values={{limit}}
    >
      {'is beyond the limit {limit}.'}
    </Translate>
  ),
};
