import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PropErrors, PropProblem} from 'docusaurus-plugin-api-reference/client/internal';
import ApiErrorsExample from 'docusaurus-plugin-api-reference/parts/ApiErrors/Example';
import ApiErrorsUses from 'docusaurus-plugin-api-reference/parts/ApiErrors/Uses';
import ApiMarkdown from '@theme/ApiMarkdown';
import Heading from '@theme/Heading';

export interface Props {
  readonly group: PropErrors['groups'][number];
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly operations: PropErrors['operations'];
}

// Problem types and error codes that the same operations answer. Those that the document only names
// are one list.
export default function ApiErrorsGroup({
  group: {problems, uses},
  number,
  operations,
}: Props): ReactNode {
  const bare = problems.filter(isBare);
  return (
    <div className="theme-api-error">
      {problems.map(
        (problem) =>
          !isBare(problem) && (
            <Entry key={problem.anchor} problem={problem} operations={operations} />
          ),
      )}
      {bare.length > 0 && <Names problems={bare} />}
      <ApiErrorsUses
        id={`errors:operations-${number}`}
        isShared={problems.length > 1}
        uses={uses}
        operations={operations}
      />
    </div>
  );
}

// Whether the document says nothing but the name.
function isBare({title, description, detail, example}: PropProblem): boolean {
  return [title, description, detail, example].every((part) => part === undefined);
}

function Entry({
  problem: {anchor, former, label, name, title, description, detail, example},
  operations,
}: Pick<Props, 'operations'> & {problem: PropProblem}): ReactNode {
  const words = description ?? detail;
  return (
    <section>
      <FormerAnchors anchors={former} />
      <Heading as="h3" id={anchor}>
        <code>{label}</code>
        {title !== undefined && title !== label && (
          <>
            {' '}
            <bdi>{title}</bdi>
          </>
        )}
      </Heading>
      {name !== label && (
        <p>
          <code dir="ltr">{name}</code>
        </p>
      )}
      {words !== undefined && <ApiMarkdown headingLevel={4}>{words}</ApiMarkdown>}
      {example && <ApiErrorsExample {...example} name={label} operations={operations} />}
    </section>
  );
}

// Links to anchors that an error had before still lead to it.
function FormerAnchors({anchors = []}: {anchors: PropProblem['former']}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  anchors.forEach((anchor) => collectAnchor(anchor));
  return anchors.map((anchor) => <span key={anchor} id={anchor} />);
}

function Names({problems}: {problems: readonly PropProblem[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  problems.forEach(({anchor}) => collectAnchor(anchor));
  return (
    <ul className="theme-api-error-names">
      {problems.map(({anchor, former, label, name}) => (
        <li key={anchor} id={anchor}>
          <FormerAnchors anchors={former} />
          <a href={`#${anchor}`} title={name === label ? undefined : name}>
            <code>{label}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
