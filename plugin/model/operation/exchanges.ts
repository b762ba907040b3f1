import {extensionOf} from '../../document/extensions/read';
import {fieldOf} from '../../document/place';
import type {Json} from '../../document/types';
import {present} from '../../document/present';
import {toJsonValue} from '../text/json';
import {isJsonMediaType} from '../text/jsonText';
import {wordsOf} from '../read';
import type {Example, MediaType, Operation, ParameterLocation} from '../types';

const PARAMETERS: {[field: string]: ParameterLocation} = {
  'path-parameters': 'path',
  'query-parameters': 'query',
  headers: 'header',
};

/**
 * Adds the requests and responses that extensions give as pairs to the examples of their parameters
 * and bodies. Values that belong to none of these are left out.
 */
export function addExchanges(operation: Operation, value: Json): void {
  const list = extensionOf(value, 'exchanges');
  if (!Array.isArray(list)) return;
  const addExample = createAdder();
  const success = operation.responses.find(
    ({status, content}) => /^2/.test(status) && content.length > 0,
  );
  for (const exchange of list) {
    const name = wordsOf(exchange, 'name');
    addExample(findBody(operation.requestBody?.content), name, fieldOf(exchange, 'request'));
    const response = fieldOf(exchange, 'response');
    addExample(findBody(success?.content), name, fieldOf(response, 'body'));
    for (const [field, location] of Object.entries(PARAMETERS))
      for (const parameter of operation.parameters)
        if (parameter.in === location) {
          const said = fieldOf(fieldOf(exchange, field), parameter.name);
          const example = addExample(parameter, name, said);
          if (example) example.exchange = true;
        }
  }
}

/** Chooses the media type for data, or the only one. */
function findBody(content: readonly MediaType[] = []): MediaType | undefined {
  return (
    content.find(({mediaType}) => isJsonMediaType(mediaType)) ??
    (content.length === 1 ? content[0] : undefined)
  );
}

type Holder = {examples: Example[]};

/** Adds examples, without repeating a value. The function returns the example with the value. */
function createAdder() {
  const known = new Map<Holder, Map<string, Example>>();
  return (
    holder: Holder | undefined,
    name: string | undefined,
    said: Json | undefined,
  ): Example | undefined => {
    const value = said === undefined ? undefined : toJsonValue(said);
    if (!holder || value === undefined) return undefined;
    const examples =
      known.get(holder) ??
      new Map(holder.examples.map((example) => [JSON.stringify(example.value ?? null), example]));
    known.set(holder, examples);
    const text = JSON.stringify(value);
    const old = examples.get(text);
    if (old) return old;
    const example: Example = present({name, value});
    examples.set(text, example);
    holder.examples.push(example);
    return example;
  };
}
