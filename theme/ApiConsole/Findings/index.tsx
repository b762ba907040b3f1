import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {formatJson} from 'docusaurus-plugin-api-reference/client';
import {formatValue} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiConsole/Findings';
import styles from './styles.module.css';

// Where a value differs from what the document says.
export default function ApiConsoleFindings({id, findings}: Props): ReactNode {
  return (
    <ul id={id} className={styles.findings}>
      {findings.map((finding, index) => (
        <li key={index}>
          {finding.pointer !== '' && (
            <>
              <code>{finding.pointer}</code>{' '}
            </>
          )}
          <Finding finding={finding} />
        </li>
      ))}
    </ul>
  );
}

function Finding({finding}: {finding: Props['findings'][number]}): ReactNode {
  switch (finding.kind) {
    case 'type':
      return (
        <Translate
          id="theme.api.console.finding.type"
          description="A value has another type than the document says"
          values={{type: finding.expected}}
        >
          {'should be {type}.'}
        </Translate>
      );
    case 'required':
      return (
        <Translate
          id="theme.api.console.finding.required"
          description="A required parameter or property is missing"
          values={{name: <code>{finding.name}</code>}}
        >
          {'{name} is required.'}
        </Translate>
      );
    case 'unknown-property':
      return (
        <Translate
          id="theme.api.console.finding.unknownProperty"
          description="A property that the document does not allow"
          values={{name: <code>{finding.name}</code>}}
        >
          {'{name} is not a documented property.'}
        </Translate>
      );
    case 'enum':
      return (
        <Translate
          id="theme.api.console.finding.enum"
          description="A value that is not among those that the document lists"
          values={{values: finding.values.map((value) => formatJson(value)).join(', ')}}
        >
          {'should be one of {values}.'}
        </Translate>
      );
    case 'pattern':
      return (
        <Translate
          id="theme.api.console.finding.pattern"
          description="A text does not match the pattern of the document"
          values={{pattern: <code>{finding.pattern}</code>}}
        >
          {'does not match {pattern}.'}
        </Translate>
      );
    case 'format':
      return (
        <Translate
          id="theme.api.console.finding.format"
          description="A text is not of the format that the document says"
          values={{format: finding.format}}
        >
          {'is not of the format {format}.'}
        </Translate>
      );
    case 'unique':
      return (
        <Translate
          id="theme.api.console.finding.unique"
          description="A list has equal items where the document forbids them"
        >
          has equal items.
        </Translate>
      );
    case 'variants':
      return finding.matches === 0 ? (
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
          values={{count: finding.matches}}
        >
          {'fits {count} of the documented variants, and only one may fit.'}
        </Translate>
      );
    case 'forbidden':
      return (
        <Translate
          id="theme.api.console.finding.forbidden"
          description="A value that the document forbids"
        >
          is a value that the document forbids.
        </Translate>
      );
    case 'limit':
      return (
        <Translate
          id="theme.api.console.finding.limit"
          description="A value is beyond a limit; the limit is a JSON Schema keyword and its number"
          values={{limit: <code>{`${finding.keyword}: ${formatValue(finding.limit)}`}</code>}}
        >
          {'is beyond the limit {limit}.'}
        </Translate>
      );
  }
}
