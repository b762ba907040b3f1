import React, {type ReactNode} from 'react';
import {say, type Markdown, type SchemaView} from 'docusaurus-plugin-api-reference/client';
import {toValueFacts} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiValue from '@theme/ApiValue';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  /** For `aria-describedby`. */
  readonly id: string;
  readonly view: SchemaView | undefined;
  /** Of the parameter, which says more than its schema. */
  readonly description?: Markdown;
}

// What the document says about a value, below its field.
export default function ApiConsoleFieldHints({id, view, description: own}: Props): ReactNode {
  const description = own ?? view?.annotations.description;
  if (!hasHints(view, own)) return null;
  return (
    <div id={id} className={styles.hints}>
      {description !== undefined && (
        <Described isLong={JSON.stringify(description).length > LONG}>
          <ApiMarkdown>{description}</ApiMarkdown>
        </Described>
      )}
      {listGiven(view).map(({words, values: [value]}, index) =>
        value === undefined ? null : (
          <div key={index}>
            {say(words)} <ApiValue value={value} />
          </div>
        ),
      )}
    </div>
  );
}

/** Some three lines beside a field; what is longer is opened. In characters. */
const LONG = 240;

function Described({isLong, children}: {isLong: boolean; children: ReactNode}): ReactNode {
  if (!isLong) return children;
  return (
    <details className="theme-api-disclosure">
      <summary>{messages.fieldDescription}</summary>
      {children}
    </details>
  );
}

/** Whether there is anything to say about a value. */
export function hasHints(view: SchemaView | undefined, description: Markdown | undefined): boolean {
  const own = description ?? view?.annotations.description;
  return own !== undefined || listGiven(view).length > 0;
}

/** The constant and the default. */
function listGiven(view: SchemaView | undefined) {
  return view ? toValueFacts(view).facts.filter(({isExample}) => !isExample) : [];
}
