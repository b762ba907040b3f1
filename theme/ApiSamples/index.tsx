import React, {useState, type MouseEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  useApiOperation,
  useOperationSamples,
  type Operation,
} from 'docusaurus-plugin-api-reference/client';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import ApiConsoleButton from '@theme/ApiConsole/Button';
import ApiCopyButton from '@theme/ApiCopyButton';
import ApiLongCode from 'docusaurus-plugin-api-reference/parts/ApiLongCode';
import ApiMethod from '@theme/ApiMethod';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiPanel from 'docusaurus-plugin-api-reference/parts/ApiPanel';
import ApiSampleBodyNote from 'docusaurus-plugin-api-reference/parts/ApiSamples/BodyNote';
import ApiSampleChoices from 'docusaurus-plugin-api-reference/parts/ApiSamples/Choices';
import ApiSampleLanguage from 'docusaurus-plugin-api-reference/parts/ApiSamples/Language';
import ApiSampleReveal from 'docusaurus-plugin-api-reference/parts/ApiSamples/Reveal';
import styles from './styles.module.css';

type Samples = ReturnType<typeof useOperationSamples>['samples'];

type Panel = Pick<Samples['generated'], 'key' | 'label' | 'highlight' | 'code' | 'made'> & {
  panel: string;
  isShown: boolean;
};

// The request as code: samples that the document contains, then cURL, then languages that are
// loaded when they are chosen.
export default function ApiSamples(): ReactNode {
  const {operation, isEmbedded} = useApiOperation();
  const [isRevealed, setRevealed] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const {samples, example, hasSecrets, needsSecrets} = useOperationSamples(isRevealed, isUsed);
  const {chosen, generated, text} = samples;
  if (!chosen) return null;
  const isOperation = operation.kind === 'operation';
  const panels = listPanels(samples, isOperation);
  return (
    <section
      // Landmarks of the same name would be confusing in an authored page that has several.
      role={isEmbedded ? 'group' : undefined}
      className={`theme-api-samples ${styles.card}`}
      aria-label={translate({
        id: 'theme.api.samples',
        message: 'Request samples',
        description: 'Name of the card that shows the request as code',
      })}
    >
      <div className={styles.bar}>
        <Address operation={operation} />
        <span className={styles.tools}>
          <ApiSampleLanguage samples={samples} />
          {needsSecrets && !isRevealed && (
            <Token hasSecrets={hasSecrets} isUsed={isUsed} onChange={setUsed} />
          )}
          {hasSecrets && chosen.kind === 'generated' && (isUsed || isRevealed || !needsSecrets) && (
            <ApiSampleReveal revealed={isRevealed} onChange={setRevealed} />
          )}
          <ApiCopyButton
            text={text}
            label={translate({
              id: 'theme.api.samples.copy',
              message: 'Copy the sample',
              description: 'Label of the button that copies a code sample',
            })}
          />
        </span>
      </div>
      {panels.map(({panel, key, label, highlight, code, made, isShown}) => (
        <ApiPanel
          key={panel}
          label={panels.length > 1 ? label : undefined}
          isShown={isShown}
          onFound={() => samples.choose(key)}
        >
          <ApiLongCode language={highlight} label={label} made={made}>
            {code}
          </ApiLongCode>
        </ApiPanel>
      ))}
      {chosen.kind === 'generated' && generated.state === 'failed' && (
        <Failure language={chosen.label} shown={generated.label} />
      )}
      {isOperation && chosen.kind === 'generated' && <ApiSampleBodyNote />}
      {isOperation && (
        <div className={styles.foot}>
          {chosen.kind === 'generated' && <ApiSampleChoices example={example} />}
          {operation.page?.tryIt === undefined && (
            <div className={styles.tryIt}>
              <ApiConsoleButton />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

// One tab for each sample of the document, and one for the generated language.
function listPanels({list, chosen, generated}: Samples, isOperation: boolean): Panel[] {
  const own = list.flatMap((sample) =>
    sample.kind === 'document'
      ? [
          {
            panel: sample.key,
            key: sample.key,
            label: sample.label,
            highlight: sample.highlight,
            code: sample.source,
            made: [],
            isShown: sample === chosen,
          },
        ]
      : [],
  );
  const {key, label, highlight, code, made} = generated;
  const isShown = chosen?.kind === 'generated';
  return isOperation
    ? [...own, {panel: 'generated', key, label, highlight, code, made, isShown}]
    : own;
}

function Address({operation: {method, path}}: {operation: Operation}): ReactNode {
  return (
    <span className={styles.request}>
      <ApiMethod method={method} />{' '}
      <span className={styles.path}>
        <code dir="ltr">
          <ApiName>{path}</ApiName>
        </code>
      </span>
    </span>
  );
}

type TokenProps = {
  hasSecrets: boolean;
  /** Whether copies have the credentials. */
  isUsed: boolean;
  onChange: (isUsed: boolean) => void;
};

// Copies get the reader's credentials, while the sample still masks them. A reader who has entered
// none is asked for them by the console, which begins at their field if this button has the focus.
function Token({hasSecrets, isUsed, onChange}: TokenProps): ReactNode {
  const use = ({currentTarget}: MouseEvent<HTMLElement>) => {
    onChange(!hasSecrets || !isUsed);
    if (hasSecrets) return;
    // Not all browsers focus what is clicked.
    currentTarget.focus();
    currentTarget
      .closest('.theme-api-samples')
      ?.querySelector<HTMLElement>('.theme-api-console-button')
      ?.click();
  };
  return (
    <ApiButton aria-pressed={hasSecrets && isUsed} onClick={use}>
      <Translate
        id="theme.api.samples.token"
        description="Button that makes copies of a sample contain the credentials of the reader, instead of a placeholder"
      >
        Use my token
      </Translate>
    </ApiButton>
  );
}

function Failure({language, shown}: {language: string; shown: string}): ReactNode {
  return (
    <p role="alert" className={styles.note}>
      <Translate
        id="theme.api.samples.failed"
        description="Shown when the code that writes samples in a language cannot be loaded; language is what is shown instead"
        values={{language, shown}}
      >
        {
          '{language} could not be loaded, so {shown} is shown. Check your connection and choose it again.'
        }
      </Translate>
    </p>
  );
}
