/** Finds the part of a document's model that the steps of a change lead to. */
import {present} from '../../document/present';
import type {SchemaStep, Step} from '../../compare/steps';
import {findSchema, listPassed} from '../../model/schema/findNode';
import type {
  ApiReference,
  Header,
  MediaType,
  NodeSchema,
  Operation,
  Parameter,
  Response,
  Schema,
  SchemaId,
} from '../../model/types';
import {visitInner} from '../../model/visit';

/** What a change affects: something with parameters, headers, properties or values. */
export type ChangedPlace = {
  /**
   * The nearest named schema on the way and the steps from it; without a named schema, all steps.
   */
  owner?: SchemaId;
  steps: readonly Step[];
  target: Operation | Response | NodeSchema;
};

type FoundTarget = ChangedPlace['target'] | undefined;
type StepOf<of extends Step['of']> = Extract<Step, {of: of}>;

/** A place on the way. A body, and a value without a schema, have no target. */
type FoundPosition = Omit<ChangedPlace, 'target'> & {
  target?: FoundTarget;
  /** Of a body, a response, a parameter or a header. */
  content?: readonly MediaType[];
};

/**
 * Undefined if the model has no such part.
 * @param from where the steps begin: an operation, or the id of a named schema
 */
export function findPlace(
  reference: ApiReference,
  from: Operation | SchemaId,
  steps: readonly Step[],
): ChangedPlace | undefined {
  let position: FoundPosition | undefined =
    typeof from === 'string'
      ? enter(findSchema(reference.schemas, from), {owner: from, steps: []}, reference)
      : {steps: [], target: from};
  for (const step of steps) position = position && toNext(position, step, reference);
  return position?.target && {...position, target: position.target};
}

function toNext(
  {target, content, owner, steps: earlier}: FoundPosition,
  step: Step,
  reference: ApiReference,
): FoundPosition | undefined {
  const steps = [...earlier, step];
  switch (step.of) {
    case 'parameter':
      return toValue(findParameter(target, step), steps, reference);
    case 'header':
      return toValue(findHeader(target, step), steps, reference);
    case 'body': {
      const body = target && 'requestBody' in target ? target.requestBody : undefined;
      return body && {steps, content: body.content};
    }
    case 'response': {
      const response = findResponse(target, step);
      return response && {steps, content: response.content, target: response};
    }
    case 'mediaType': {
      const media = content?.find(({mediaType}) => mediaType === step.name);
      return enter(step.each ? media?.itemSchema : media?.schema, {steps}, reference);
    }
    case 'schema': {
      const inner = target && 'type' in target ? findInner(target, step) : undefined;
      return enter(inner, present({owner, steps}), reference);
    }
    default:
      return undefined;
  }
}

/** The parameter of an operation that a step leads to. */
export function findParameter(
  target: FoundTarget,
  step: StepOf<'parameter'>,
): Parameter | undefined {
  if (!target || !('parameters' in target)) return undefined;
  return target.parameters.find((one) => one.in === step.in && one.name === step.name);
}

function findHeader(target: FoundTarget, step: StepOf<'header'>): Header | undefined {
  if (!target || !('headers' in target)) return undefined;
  return target.headers.find(({name}) => name === step.name);
}

/** The response of an operation that a step leads to. */
export function findResponse(target: FoundTarget, step: StepOf<'response'>): Response | undefined {
  if (!target || !('responses' in target)) return undefined;
  return target.responses.find(({status}) => status.toUpperCase() === step.status.toUpperCase());
}

/** The schema of a parameter or a header is not a step. */
function toValue(
  value: Header | undefined,
  steps: readonly Step[],
  reference: ApiReference,
): FoundPosition | undefined {
  if (!value) return undefined;
  return value.content
    ? {steps, content: [value.content]}
    : enter(value.schema, {steps}, reference);
}

/** Follows references to their end: from there on, steps are counted from the named schema. */
function enter(
  schema: Schema | undefined,
  from: Pick<FoundPosition, 'owner' | 'steps'>,
  {schemas}: ApiReference,
): FoundPosition | undefined {
  const passed = [...listPassed(schema, schemas)];
  const [node, reference] = [passed.at(-1), passed.at(-2)];
  if (node?.kind !== 'schema') return undefined;
  return {
    ...(reference?.kind === 'reference' ? {owner: reference.id, steps: []} : from),
    target: node,
  };
}

function findInner(node: NodeSchema, step: SchemaStep): Schema | undefined {
  const key = 'key' in step ? step.key : 0;
  let found: Schema | undefined;
  visitInner(node, (inner) => {
    if (inner.field === step.field && inner.key === key) found ??= inner.schema;
  });
  return found;
}
