/** Finds the part of a document's model that a change names. */
import {findSchema} from '../../model/schema/findNode';
import type {
  ApiReference,
  MediaType,
  NodeSchema,
  Operation,
  Parameter,
  Response,
  Schema,
  SchemaId,
} from '../../model/types';

/** What a change affects: something with parameters, headers, properties or values. */
export type ChangedPlace = {
  /**
   * The nearest named schema on the way and the steps from it; without a named schema, all steps.
   */
  owner?: SchemaId;
  steps: readonly string[];
  target: Operation | Response | NodeSchema;
};

type WalkStep = {
  owner?: SchemaId;
  steps: readonly string[];
  at:
    | {kind: 'operation'; value: Operation}
    | {kind: 'response'; value: Response}
    | {kind: 'content'; value: readonly MediaType[]}
    | {kind: 'value'; value: Pick<Parameter, 'schema' | 'content'>}
    | {kind: 'schema'; value: NodeSchema};
};

/** Undefined if the model has no such part, or several. */
export function walk(
  reference: ApiReference,
  operation: Operation,
  steps: readonly string[],
): ChangedPlace | undefined {
  return finish(follow({steps: [], at: {kind: 'operation', value: operation}}, steps, reference));
}

/** The same, starting at a named schema. */
export function walkSchema(
  reference: ApiReference,
  id: SchemaId,
  steps: readonly string[],
): ChangedPlace | undefined {
  return finish(
    follow(
      enter(findSchema(reference.schemas, id), {owner: id, steps: []}, reference),
      steps,
      reference,
    ),
  );
}

function finish(step: WalkStep | undefined): ChangedPlace | undefined {
  if (!step || step.at.kind === 'content' || step.at.kind === 'value') return undefined;
  const {owner, steps, at} = step;
  return {...(owner !== undefined && {owner}), steps, target: at.value};
}

function follow(
  start: WalkStep | undefined,
  steps: readonly string[],
  reference: ApiReference,
): WalkStep | undefined {
  let current = start;
  for (const step of steps) {
    current = current && toNext(current, step, reference);
    if (!current) return undefined;
  }
  // The schema of a parameter is not a step.
  if (current?.at.kind !== 'value') return current;
  return enter(current.at.value.schema, current, reference) ?? current;
}

function toNext(current: WalkStep, step: string, reference: ApiReference): WalkStep | undefined {
  const steps = [...current.steps, step];
  const {at} = current;
  switch (at.kind) {
    case 'operation':
      return toPart(at.value, step, steps);
    case 'response': {
      const [, name] = /^header (.*)$/s.exec(step) ?? [];
      const header = at.value.headers.find((one) => one.name === name);
      if (header) return {steps, at: {kind: 'value', value: header}};
      return toNext({...current, at: {kind: 'content', value: at.value.content}}, step, reference);
    }
    case 'content': {
      const [, item] = /^each item of (.*)$/s.exec(step) ?? [];
      const media = at.value.find(({mediaType}) => mediaType === (item ?? step));
      return enter(item === undefined ? media?.schema : media?.itemSchema, {steps}, reference);
    }
    case 'value': {
      const {content, schema} = at.value;
      if (content?.mediaType === step) return enter(content.schema, {steps}, reference);
      const inner = enter(schema, current, reference);
      return inner && toNext(inner, step, reference);
    }
    case 'schema':
      return enter(
        toInner(at.value, step),
        {...(current.owner !== undefined && {owner: current.owner}), steps},
        reference,
      );
  }
}

function toPart(
  {parameters, requestBody, responses}: Operation,
  step: string,
  steps: readonly string[],
): WalkStep | undefined {
  if (step === 'request body')
    return requestBody && {steps, at: {kind: 'content', value: requestBody.content}};
  const [, status] = /^response (.*)$/s.exec(step) ?? [];
  const response = responses.find((one) => one.status.toUpperCase() === status?.toUpperCase());
  if (response) return {steps, at: {kind: 'response', value: response}};
  const parameter = parameters.find((one) => step === `${one.in} parameter ${one.name}`);
  return parameter && {steps, at: {kind: 'value', value: parameter}};
}

/** Follows references to their end: from there on, steps are counted from the named schema. */
function enter(
  schema: Schema | undefined,
  {owner, steps}: Pick<WalkStep, 'owner' | 'steps'>,
  {schemas}: ApiReference,
): WalkStep | undefined {
  let [current, from] = [schema, {owner, steps}];
  const passed = new Set<SchemaId>();
  while (current?.kind === 'reference') {
    if (passed.has(current.id)) return undefined;
    passed.add(current.id);
    from = {owner: current.id, steps: []};
    current = findSchema(schemas, current.id);
  }
  return current?.kind === 'schema'
    ? {
        ...(from.owner !== undefined && {owner: from.owner}),
        steps: from.steps,
        at: {kind: 'schema', value: current},
      }
    : undefined;
}

function toInner(node: NodeSchema, step: string): Schema | undefined {
  if (step === '[]') return node.items;
  if (step === '{*}') return node.additionalProperties;
  const [, index] = /^\[(\d+)\]$/.exec(step) ?? [];
  if (index !== undefined) return node.prefixItems?.[Number(index)];
  const [, label] = /^\((.*)\)$/s.exec(step) ?? [];
  if (label !== undefined)
    return node.variants
      ?.flatMap(({variants}) => variants)
      .find((variant) => variant.label === label)?.schema;
  const name = step.startsWith('["') ? (JSON.parse(step.slice(1, -1)) as string) : step.slice(1);
  return node.properties?.find((property) => property.name === name)?.schema;
}
