import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  say,
  type Anchor,
  type Direction,
  type NodeSchema,
} from 'docusaurus-plugin-api-reference/client';
import {
  listConditionRows,
  partAnchor,
  toTerms,
  toValues,
  type PartRow,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRows from '@theme/ApiRows';
import ApiSchemaPart from '@theme/ApiSchema/Part';
import ApiSchemaTerms, {type Props as TermsProps} from '@theme/ApiSchema/Terms';

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
          <ApiSchemaTerms key={row.part} id={partAnchor(id, row.part)} {...terms} />
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
