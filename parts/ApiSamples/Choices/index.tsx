import React, {useId, type ReactNode} from 'react';
import {useApiOperation, type useOperationSamples} from 'docusaurus-plugin-api-reference/client';
import {
  chooseMediaType,
  listBodyExamples,
  mediaTypeAnchor,
  usePage,
  useShowVariants,
  type SampleChoice,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  /** The example that the sample shows, where its body is one. */
  readonly example?: ReturnType<typeof useOperationSamples>['example'];
}

type Include = NonNullable<SampleChoice['choice']['include']>;

const INCLUDES = ['required', 'examples', 'all'] as const satisfies readonly Include[];
/** The first choice of a page whose sample matches none of these. */
const SUGGESTED = 'suggested';

// Chooses the example that the request shows, and how many optional fields it includes. The console
// starts with the same choice.
export default function ApiSampleChoices({example: shown}: Props): ReactNode {
  const {operation} = useApiOperation();
  const id = useId();
  if (operation.kind !== 'operation') return null;
  const bodies = listBodyExamples(operation.requestBody);
  const optional = operation.parameters.filter(({required, ignored}) => !required && !ignored);
  const hasBody = operation.requestBody?.content.some(({schema}) => schema !== undefined) === true;
  const hasOptional = optional.length > 0 || hasBody;
  const isWhole = optional.some(({examples}) => examples.some(({exchange}) => exchange));
  const hasChoice = bodies.length > 1 || (shown === 'custom' && bodies[0]?.isExample === true);
  if (!hasChoice && !hasOptional) return null;
  return (
    <div className={`theme-api-sample-choices ${styles.choices}`}>
      {hasChoice && <ExampleChoice id={`${id}-example`} bodies={bodies} shown={shown} />}
      {hasOptional && (
        <IncludeChoice
          initial={
            isWhole || (hasBody && optional.length > 0)
              ? SUGGESTED
              : hasBody
                ? 'examples'
                : 'required'
          }
        />
      )}
    </div>
  );
}

type BodyExamples = ReturnType<typeof listBodyExamples>;

const CUSTOM = -1;

// The example of this name, or the first one of the media type.
function findExample(
  bodies: BodyExamples,
  {mediaType, name}: {mediaType?: string; name?: string},
): number {
  const ofType = bodies.filter((body) => body.mediaType === mediaType);
  const found = ofType.find(({example}) => example === name) ?? ofType[0] ?? bodies[0];
  return bodies.findIndex((body) => body === found);
}

function ExampleChoice({
  id,
  bodies,
  shown,
}: {
  id: string;
  bodies: BodyExamples;
  shown: Props['example'];
}): ReactNode {
  const {operation, schemas, sample, toId} = useApiOperation();
  const {forgetTabs} = usePage();
  const showVariants = useShowVariants(schemas);
  const {choice, setChoice} = sample;
  const content = operation.requestBody?.content ?? [];
  const own = findExample(bodies, {
    mediaType: chooseMediaType(content, choice.mediaType)?.mediaType,
    name: choice.example,
  });
  // A variant chosen among the schemas may have selected another example, or a value of its own.
  const isCustom = shown === 'custom' && bodies[own]?.isExample === true;
  const chosen = isCustom
    ? CUSTOM
    : shown === undefined || shown === 'custom'
      ? own
      : findExample(bodies, shown);
  const choose = (index: number) => {
    const body = bodies[index];
    if (!body) return;
    const {mediaType, example} = body;
    // The latest choice counts: an example, or a variant chosen among the schemas.
    forgetTabs(toId('body'));
    setChoice({...choice, mediaType, example});
    const position = content.findIndex((one) => one.mediaType === mediaType);
    const {schema, examples} = content[position] ?? {};
    showVariants(
      examples?.find(({name}) => name === example)?.value,
      schema,
      toId(mediaTypeAnchor('body', mediaType, position)),
    );
  };
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>
        {bodies.every(({example}) => example === undefined)
          ? messages.consoleBody
          : messages.example}
      </label>
      <ApiSelect id={id} value={chosen} onChange={(event) => choose(Number(event.target.value))}>
        {isCustom && <option value={CUSTOM}>{messages.custom}</option>}
        {bodies.map(({label}, index) => (
          <option key={index} value={index}>
            {label}
          </option>
        ))}
      </ApiSelect>
    </span>
  );
}

function IncludeChoice({initial}: {initial: Include | typeof SUGGESTED}): ReactNode {
  const {choice, setChoice} = useApiOperation().sample;
  const choose = (value: string) => {
    const include = INCLUDES.find((one) => one === value && one !== initial);
    setChoice({...choice, include});
  };
  return (
    <ApiSelect
      className={styles.include}
      value={choice.include ?? initial}
      onChange={(event) => choose(event.target.value)}
      aria-label={messages.include}
    >
      {[...(initial === SUGGESTED ? ([SUGGESTED] as const) : []), ...INCLUDES].map((include) => (
        <option key={include} value={include}>
          {messages[include]}
        </option>
      ))}
    </ApiSelect>
  );
}
