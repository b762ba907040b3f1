/** The way from an operation to a change: as data, and as the text that people read. */

/** One step of the way, named as OpenAPI names the part that it leads to. */
export type Step =
  | {of: 'parameter'; in: string; name: string}
  | {of: 'body'}
  | {of: 'response'; status: string}
  | {of: 'header'; name: string}
  | {of: 'callback'; name: string; expression: string; method: string}
  /** `each`: to its `itemSchema`. */
  | {of: 'mediaType'; name: string; each?: true}
  | PartStep
  | SchemaStep
  /** Steps that are left out, because there are too many. */
  | {of: 'omitted'};

/** To a part of a multipart body: by the name of its property, or by its position. */
export type PartStep =
  | {of: 'part'; name: string}
  | {of: 'part'; field: 'prefixEncoding'; key: number}
  | {of: 'part'; field: 'itemEncoding'};

/**
 * To a schema inside another. Variants are those of a `oneOf` or an `anyOf`, or the schemas that a
 * discriminator selects: the same variant can change from one to the other.
 */
export type SchemaStep =
  | {of: 'schema'; field: 'properties' | 'variants'; key: string}
  | {of: 'schema'; field: 'prefixItems'; key: number}
  | {of: 'schema'; field: 'items' | 'additionalProperties'};

/** The step to a variant with this name. */
export function variantStep(name: string): SchemaStep {
  return {of: 'schema', field: 'variants', key: name};
}

/** `query parameter limit`, `response 200`, `application/json`, `.name`, `[]`. */
function formatStep(step: Step): string {
  switch (step.of) {
    case 'parameter':
      return `${step.in} parameter ${step.name}`;
    case 'body':
      return 'request body';
    case 'response':
      return `response ${step.status}`;
    case 'header':
      return `header ${step.name}`;
    case 'callback':
      return `callback ${step.name} ${step.expression} ${step.method}`;
    case 'mediaType':
      return step.each ? `each item of ${step.name}` : step.name;
    case 'part':
      return `part ${formatPart(step)}`;
    case 'schema':
      return formatSchemaStep(step);
    case 'omitted':
      return '…';
  }
}

/** The part that a step leads to, without saying that it is one: `photo`, `prefixEncoding 0`. */
export function formatPart(step: PartStep): string {
  if ('name' in step) return step.name;
  return 'key' in step ? `${step.field} ${step.key}` : step.field;
}

function formatSchemaStep(step: SchemaStep): string {
  switch (step.field) {
    case 'properties':
      // Names with special characters are quoted.
      return /^[\w$-]+$/.test(step.key) ? `.${step.key}` : `[${JSON.stringify(step.key)}]`;
    case 'variants':
      return `(${step.key})`;
    case 'prefixItems':
      return `[${step.key}]`;
    case 'items':
      return '[]';
    case 'additionalProperties':
      return '{*}';
  }
}

/** Each step as text. */
export function formatSteps(steps: readonly Step[]): string[] {
  return steps.map(formatStep);
}

/** The whole way on one line: `response 200, application/json, [].name`. */
export function formatWay(steps: readonly Step[]): string {
  const texts = formatSteps(steps);
  const start = steps.findIndex(({of}) => of === 'schema');
  if (start === -1) return texts.join(', ');
  // Steps through schemas form one path.
  return [...texts.slice(0, start), texts.slice(start).join('').replace(/^\./, '')].join(', ');
}

/** The same steps with secrets masked in all that the document says. */
export function hideInSteps(steps: readonly Step[], hide: (text: string) => string): Step[] {
  return steps.map(
    (step) =>
      Object.fromEntries(
        Object.entries(step).map(([field, value]) => [
          field,
          typeof value === 'string' ? hide(value) : value,
        ]),
      ) as Step,
  );
}
