import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  say,
  toExampleCode,
  useChosenExample,
  type Anchor,
  type ResponseExample,
} from 'docusaurus-plugin-api-reference/client';
import ApiCopyButton from '@theme/ApiCopyButton';
import ApiExample from '@theme/ApiExample';
import ApiPanel from 'docusaurus-plugin-api-reference/parts/ApiPanel';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import ApiUnmet, {type Props as UnmetProps} from 'docusaurus-plugin-api-reference/parts/ApiUnmet';
import styles from './styles.module.css';

export interface Props {
  /** Of the response, of the payload, or of the schema of the page. */
  readonly id: Anchor;
  /** A status, or the name of what a webhook sends. */
  readonly status: string;
  /** The media types, in place of examples where there are none. */
  readonly content: readonly string[];
  readonly examples: readonly ResponseExample[];
}

// The examples of one response. All are in the page; the reader chooses which one is visible, here
// or by a variant in the description.
export default function ApiResponseExample({
  id,
  status,
  content,
  examples: written,
}: Props): ReactNode {
  const {index, choose, ofVariants} = useChosenExample(id, {content, examples: written});
  const examples = addExample(written, ofVariants, written[index]);
  const selected = ofVariants
    ? examples.findIndex(({example}) => example === ofVariants.example)
    : index;
  const shown = examples[selected] ?? examples[0];
  if (!shown) return <NoExample content={content} />;
  const text = toExampleCode(shown.example)?.code;
  return (
    <div className="theme-api-response-example">
      <div className={styles.bar}>
        {examples.length > 1 ? (
          <Choice status={status} examples={examples} selected={selected} onChange={choose} />
        ) : (
          <span>{shown.label}</span>
        )}
        {text !== undefined && (
          <ApiCopyButton
            text={text}
            label={translate({
              id: 'theme.api.responseExamples.copy',
              message: 'Copy the example',
              description: 'Label of the button that copies an example',
            })}
          />
        )}
      </div>
      {examples.map(({mediaType, example, label, made, shortened, incomplete}, position) => (
        <ApiPanel
          key={position}
          className={styles.example}
          label={examples.length > 1 ? label : undefined}
          isShown={position === selected}
          onFound={() => choose(position)}
        >
          <ApiExample example={example} mediaType={mediaType} label={`${status} ${label}`} />
          {made && (
            <div className={`theme-api-made ${styles.made}`}>
              {say(shortened ? 'example.shortened' : 'example.made')}
            </div>
          )}
          {incomplete && <Incomplete unmet={incomplete} />}
        </ApiPanel>
      ))}
    </div>
  );
}

/** Adds an example that was made for a variant; it replaces one that was made, too. */
function addExample(
  examples: Props['examples'],
  added: ResponseExample | undefined,
  current: ResponseExample | undefined,
): Props['examples'] {
  if (!added || examples.includes(added)) return examples;
  if (current?.made) return examples.map((each) => (each === current ? added : each));
  const label = translate({
    id: 'theme.api.samples.custom',
    message: 'Custom',
    description:
      'Shown in the choice of an example if the sample shows a variant that has no example',
  });
  return [...examples, {...added, label}];
}

function NoExample({content}: Pick<Props, 'content'>): ReactNode {
  return (
    <div className={`theme-api-response-example ${styles.bar}`}>
      {content.join(', ') || (
        <Translate
          id="theme.api.responseExamples.empty"
          description="Shown in place of an example where a response has no body"
        >
          No body
        </Translate>
      )}
    </div>
  );
}

function Choice({
  status,
  examples,
  selected,
  onChange,
}: Pick<Props, 'status' | 'examples'> & {
  selected: number;
  onChange: (index: number) => void;
}): ReactNode {
  return (
    <ApiSelect
      value={selected}
      onChange={(event) => onChange(Number(event.target.value))}
      aria-label={translate(
        {
          id: 'theme.api.responseExamples.choose',
          message: 'Example of {status}',
          description: 'Label of the choice of an example of a response',
        },
        {status},
      )}
    >
      {examples.map(({label}, index) => (
        <option key={index} value={index}>
          {label}
        </option>
      ))}
    </ApiSelect>
  );
}

function Incomplete({unmet}: UnmetProps): ReactNode {
  return (
    <div className={styles.made}>
      <Translate
        id="theme.api.responseExamples.incomplete"
        description="Shown below an example made from a schema that does not match the schema"
      >
        Incomplete: it does not match its schema
      </Translate>{' '}
      <ApiUnmet unmet={unmet} />
    </div>
  );
}
