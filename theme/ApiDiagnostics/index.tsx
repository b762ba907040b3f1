import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import type {PropDiagnostic} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly diagnostics: readonly PropDiagnostic[];
  /** Whether the list is open at first; by default when it has errors. */
  readonly open?: boolean;
}

/** Who has to fix the findings. */
const AREAS = {
  document: (
    <Translate
      id="theme.api.diagnostics.document"
      description="Heading of findings that the owner of an API fixes"
    >
      For the owner of the API document
    </Translate>
  ),
  configuration: (
    <Translate
      id="theme.api.diagnostics.configuration"
      description="Heading of findings that the owner of a site fixes"
    >
      For the owner of this site
    </Translate>
  ),
};

// The findings about the document and the configuration, shown in development. They are listed
// separately, because different people fix them.
export default function ApiDiagnostics({diagnostics, open}: Props): ReactNode {
  const areas = (['document', 'configuration'] as const).map((area) => ({
    area,
    findings: diagnostics.filter((diagnostic) => diagnostic.area === area),
  }));
  const hasErrors = diagnostics.some(({severity}) => severity === 'error');
  return (
    <details className={`theme-api-diagnostics ${styles.diagnostics}`} open={open ?? hasErrors}>
      <summary>
        <Translate
          id="theme.api.diagnostics.count"
          description="Disclosure of the findings about a document, in development"
          values={{
            count: diagnostics.reduce((sum, {otherPlaces = []}) => sum + 1 + otherPlaces.length, 0),
          }}
        >
          {'Findings in the API document and its configuration: {count}'}
        </Translate>
      </summary>
      {areas.map(
        ({area, findings}) =>
          findings.length > 0 && (
            <section key={area}>
              <div className={styles.area}>{AREAS[area]}</div>
              <ul className={styles.list}>
                {findings.map((finding, index) => (
                  <li key={index} className={styles[finding.severity]}>
                    <Finding finding={finding} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </details>
  );
}

function Finding({finding}: {finding: Props['diagnostics'][number]}): ReactNode {
  const {severity, code, place, otherPlaces, message, help, frame} = finding;
  return (
    <>
      <div>
        <b>{severity}</b> {toCode(message)}
      </div>
      {help !== undefined && <div>{toCode(help)}</div>}
      {frame === undefined ? (
        <div className={styles.place}>
          {place} · {code}
        </div>
      ) : (
        <details open={severity === 'error'}>
          <summary className={styles.place}>
            {place} · {code}
          </summary>
          <ApiCode language="text" label={place} className={styles.frame}>
            {frame}
          </ApiCode>
        </details>
      )}
      {otherPlaces && <OtherPlaces places={otherPlaces} />}
    </>
  );
}

function OtherPlaces({places}: {places: readonly string[]}): ReactNode {
  return (
    <details>
      <summary className={styles.place}>
        <Translate
          id="theme.api.diagnostics.otherPlaces"
          description="Disclosure of the places where the same finding occurs, in development"
          values={{count: places.length}}
        >
          {'Other places: {count}'}
        </Translate>
      </summary>
      <ul className={styles.places}>
        {places.map((other, at) => (
          <li key={at}>{other}</li>
        ))}
      </ul>
    </details>
  );
}

// Text between backticks is code; a lone backtick stays as it is, because nothing closes it.
function toCode(text: string): ReactNode {
  const parts = text.split('`');
  return parts.length % 2 === 0
    ? text
    : parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
