import type {
  ApiReference,
  Discriminator,
  Json,
  Markdown,
  NodeSchema,
  Schema,
  SchemaAnnotations,
  VariantGroup,
} from '../../plugin/model/types';

type Branch = {label: string; schema?: Schema; more?: Branch[]};

/** A schema as a tree that a person can review; references are printed by name and not followed. */
export function printSchema(schema: Schema): string {
  return [toHeading(schema), ...toLines(toBranches(schema), '')].join('\n');
}

/** Every named schema of a reference, one tree after another. */
export function printSchemas({schemas}: Pick<ApiReference, 'schemas'>): string {
  return Object.entries(schemas)
    .map(
      ([id, {name, schema}]) => `${id === name ? id : `${id} (${name})`}: ${printSchema(schema)}`,
    )
    .join('\n\n');
}

function toLines(branches: readonly Branch[], indent: string): string[] {
  return branches.flatMap(({label, schema, more}, index) => {
    const isLast = index === branches.length - 1;
    const heading = schema ? `${label}: ${toHeading(schema)}` : label;
    const inner = schema ? toBranches(schema) : (more ?? []);
    return [
      `${indent}${isLast ? '└─' : '├─'} ${heading}`,
      ...toLines(inner, `${indent}${isLast ? '   ' : '│  '}`),
    ];
  });
}

function toHeading(schema: Schema): string {
  switch (schema.kind) {
    case 'unknown':
      return `unknown ${JSON.stringify(schema.value)}`;
    case 'boolean':
      return [schema.value ? 'any' : 'never', ...toNotes(schema)].join(', ');
    case 'reference':
      return [
        `→ ${schema.name} (${schema.type})`,
        ...(schema.recursive ? ['recursive'] : []),
        ...toNotes(schema),
      ].join(', ');
    case 'schema':
      return [schema.type, ...toFacets(schema), ...toNotes(schema)].join(', ');
  }
}

function toNotes({
  title,
  description,
  default: value,
  examples,
  readOnly,
  writeOnly,
  deprecated,
  externalDocs,
  xml,
  badges,
  extensions,
}: SchemaAnnotations): string[] {
  return [
    ...(title === undefined ? [] : [`title ${title}`]),
    ...(description === undefined ? [] : [printMarkdown(description)]),
    ...(value === undefined ? [] : [`default ${JSON.stringify(value)}`]),
    ...(examples ?? []).map((example) => `example ${JSON.stringify(example)}`),
    ...(readOnly ? ['read-only'] : []),
    ...(writeOnly ? ['write-only'] : []),
    ...(deprecated
      ? [
          [
            'deprecated',
            deprecated.sunset && `until ${deprecated.sunset}`,
            deprecated.description && printMarkdown(deprecated.description),
          ]
            .filter(Boolean)
            .join(' '),
        ]
      : []),
    ...(externalDocs
      ? [`see ${typeof externalDocs.url === 'string' ? externalDocs.url : externalDocs.url.text}`]
      : []),
    ...(xml ? [`xml ${JSON.stringify(xml)}`] : []),
    ...(badges ? [`badges ${badges.map(({name}) => name).join(' and ')}`] : []),
    ...(extensions ?? []).map(({name, value: content}) => `${name} ${JSON.stringify(content)}`),
  ];
}

function toFacets({
  types,
  type,
  format,
  constraints,
  content,
  allOf,
  dependentRequired,
  ...schema
}: NodeSchema): string[] {
  return [
    ...(types && types.join(' | ') !== type ? [`types ${types.join(' | ')}`] : []),
    ...(format === undefined ? [] : [`format ${format}`]),
    ...('const' in schema ? [`const ${JSON.stringify(schema.const)}`] : []),
    ...Object.entries(constraints ?? {}).map(([name, limit]) => `${name} ${limit}`),
    ...(content
      ? [`content ${[content.encoding, content.mediaType].filter(Boolean).join(' of ')}`]
      : []),
    ...(dependentRequired ?? []).map(
      ({property, requires}) => `with ${property} requires ${requires.join(' and ')}`,
    ),
    ...(allOf ? [`made of ${allOf.map(({name}) => name).join(' & ')}`] : []),
  ];
}

function toBranches(schema: Schema): Branch[] {
  if (schema.kind !== 'schema') return [];
  return [
    ...(schema.enum ?? []).map(({value, name, description}) => ({
      label: [
        '=',
        JSON.stringify(value),
        name && `(${name})`,
        description && printMarkdown(description),
      ]
        .filter(Boolean)
        .join(' '),
    })),
    ...(schema.properties ?? []).map(({name, schema: property, required, from}) => ({
      label: `${name}${required ? '*' : ''}${from === undefined ? '' : ` [from ${from}]`}`,
      schema: property,
    })),
    ...(schema.patternProperties ?? []).map(({pattern, schema: property}) => ({
      label: `/${pattern}/`,
      schema: property,
    })),
    ...toSingle(
      schema.additionalPropertiesName === undefined
        ? '{other}'
        : `{${schema.additionalPropertiesName}}`,
      schema.additionalProperties,
    ),
    ...toSingle('{unevaluated}', schema.unevaluatedProperties),
    ...toSingle('{names}', schema.propertyNames),
    ...(schema.dependentSchemas ?? []).map(({property, schema: dependent}) => ({
      label: `with ${property}`,
      schema: dependent,
    })),
    ...(schema.prefixItems ?? []).map((item, index) => ({label: `[${index}]`, schema: item})),
    ...toSingle('[items]', schema.items),
    ...toSingle('[unevaluated]', schema.unevaluatedItems),
    ...(schema.contains
      ? [
          {
            label: `contains ${schema.contains.min ?? 1}–${schema.contains.max ?? '∞'}`,
            schema: schema.contains.schema,
          },
        ]
      : []),
    ...(schema.variants ?? []).map(toGroup),
    ...(schema.conditions ?? []).flatMap((condition) => [
      ...toSingle('if', condition.if),
      ...toSingle('then', condition.then),
      ...toSingle('else', condition.else),
    ]),
    ...(schema.not ?? []).map((entry) => ({label: 'not', schema: entry})),
    ...toSingle('content', schema.content?.schema),
    ...(schema.discriminator && !schema.variants
      ? [{label: printDiscriminator(schema.discriminator)}]
      : []),
    ...(schema.mergedExamples ?? []).map(({from, value}) => ({
      label: `example of ${from} ${JSON.stringify(value)}`,
    })),
    ...(schema.conflicts ?? []).map(({keyword, values}) => ({
      label: `conflict in ${keyword}: ${values.map(({from, value}) => `${JSON.stringify(value)}${from === undefined ? '' : ` from ${from}`}`).join(' ≠ ')}`,
    })),
    ...(schema.other ?? []).map(({name, value}: {name: string; value: Json}) => ({
      label: `other ${name} ${JSON.stringify(value)}`,
    })),
  ];
}

function toSingle(label: string, schema: Schema | undefined): Branch[] {
  return schema ? [{label, schema}] : [];
}

function toGroup({kind, discriminator, variants}: VariantGroup): Branch {
  return {
    label: discriminator
      ? `${kind}, ${printDiscriminator(
          discriminator,
          variants.map(({label}) => label),
        )}`
      : kind,
    more: variants.map(({label, values, default: isDefault, schema}) => ({
      label: `«${label}»${values ? ` when ${values.join(' or ')}` : ''}${isDefault ? ' by default' : ''}`,
      schema,
    })),
  };
}

function printDiscriminator(
  {propertyName, mapping, defaultMapping}: Discriminator,
  labels: readonly string[] = [],
): string {
  const values = mapping.map(
    ({value, name, id}) =>
      `${value} → ${id === undefined && !labels.includes(name) ? `${name} (missing)` : name}`,
  );
  return `by ${propertyName ?? 'nothing'}: ${[...values, ...(defaultMapping ? [`else → ${defaultMapping.name}`] : [])].join(', ')}`;
}

/** The words of rendered Markdown in quotation marks. */
export function printMarkdown(markdown: Markdown): string {
  const words = (nodes: Markdown): string =>
    typeof nodes === 'string'
      ? nodes
      : nodes.map((node) => (typeof node === 'string' ? node : words(node[2]))).join('');
  return `“${words(markdown).replace(/\s+/g, ' ').trim()}”`;
}
