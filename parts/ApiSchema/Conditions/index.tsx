import React, {type ReactNode, Fragment} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  say,
  type Anchor,
  type Direction,
  type NodeSchema,
  type Json,
} from 'docusaurus-plugin-api-reference/client';
import {
  listConditionRows,
  partAnchor,
  toTerms,
  toValues,
  type PartRow,
  type Term,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRows from 'docusaurus-plugin-api-reference/parts/ApiRows';
import ApiSchemaPart from 'docusaurus-plugin-api-reference/parts/ApiSchema/Part';
import ApiRow from '@theme/ApiRow';
import ApiValue from '@theme/ApiValue';
import * as messages from '../messages';

export interface Props {
  readonly node: NodeSchema;
  readonly id: Anchor;
  readonly direction: Direction;
}

// The conditions of a schema, what must not hold, and the content of encoded strings.
export default function ApiSchemaConditions({node, id, direction}: Props): ReactNode {
  const rows = listConditionRows(node);
  if (rows.length === 0) return null;
  return (
    <ApiRows>
      {rows.map((row) => {
        const terms = toLine(row);
        return terms ? (
          <Terms key={row.part} id={partAnchor(id, row.part)} {...terms} />
        ) : (
          <ApiSchemaPart key={row.part} row={row} id={id} direction={direction} isOpen />
        );
      })}
    </ApiRows>
  );
}

// A few values, or the presence and absence of properties, fit in a line.
function toLine({part, label, schema}: PartRow): Omit<TermsProps, 'id'> | undefined {
  if (part.startsWith('if-')) {
    const terms = toTerms(schema);
    return terms && {name: say(label), terms};
  }
  if (!part.startsWith('not-')) return undefined;
  const values = toValues(schema);
  if (values) {
    const name = translate({
      id: 'theme.api.schema.notValues',
      message: 'must not be',
      description: 'Comes before values that are not allowed',
    });
    return {name, values};
  }
  const terms = toTerms(schema)?.filter((term) => !term.orAbsent && !term.values) ?? [];
  if (terms.length > 0 && schema.kind === 'schema' && terms.length === schema.properties?.length) {
    const name = translate({
      id: 'theme.api.schema.notPresent',
      message: 'invalid if',
      description:
        'Comes before properties that must not be present (together): “invalid if legacy is present”',
    });
    return {name, terms};
  }
  return undefined;
}

type TermsProps = {
  readonly id: Anchor;
  /** Words for what the terms are: a condition, or what must not hold. */
  readonly name: string;
  /** All of them must hold. */
  readonly terms?: readonly Term[];
  readonly values?: readonly Json[];
};

// A condition that fits in a line: which properties have which values, or only which values.
function Terms({id, name, terms = [], values}: TermsProps): ReactNode {
  return (
    <ApiRow
      id={id}
      name={name}
      isWord
      meta={
        <>
          {values && <Values values={values} />}
          {terms.map((term, index) => (
            <Fragment key={term.property}>
              {index > 0 && ` ${messages.and} `}
              <code>{term.property}</code>
              {term.values ? (
                <>
                  {' = '}
                  <Values values={term.values} />
                </>
              ) : (
                !term.orAbsent && ` ${messages.present}`
              )}
              {term.orAbsent && <> {messages.orAbsent}</>}
            </Fragment>
          ))}
        </>
      }
    />
  );
}

function Values({values}: {values: readonly Json[]}): ReactNode {
  return values.map((value, index) => (
    <Fragment key={index}>
      {index > 0 && ' | '}
      <ApiValue value={value} />
    </Fragment>
  ));
}
