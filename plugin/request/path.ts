import type {Operation} from '../model/types';
import type {Formatting} from './formatting';
import {listParameters, toContentText, type SentParameter} from './parameterText';
import {decodePercent, encodeReservedPath, encodeStrict, encodeUrlText} from './percent';
import {toStyledText} from './style';
import type {ParameterValue, RequestProblem} from './types';

type Segment = {text: string; names: string[]};

/**
 * The path of a request, filled in. A value never leaves its segment: `/`, `?` and `#` are encoded
 * even with `allowReserved`. An expression without a value stays as it is, `{name}`.
 */
export function toPath(
  {path, parameters}: Pick<Operation, 'path' | 'parameters'>,
  values: readonly ParameterValue[],
  formatting: Formatting,
): {path: string; problems: RequestProblem[]} {
  const sent = new Map(
    listParameters(parameters, values, 'path').map((entry) => [entry.value.name, entry]),
  );
  const problems: RequestProblem[] = [];
  const segments: Segment[] = [{text: '', names: []}];
  // Expressions are at the odd places.
  for (const [index, piece] of withoutFragment(path)
    .split(/(\{[^{}]*\})/)
    .entries()) {
    if (index % 2 === 0) {
      for (const [position, text] of piece.split('/').entries()) {
        if (position > 0) segments.push({text: '', names: []});
        segments.at(-1)!.text += encodeUrlText(text);
      }
      continue;
    }
    const name = piece.slice(1, -1);
    const parameter = sent.get(name);
    const text = parameter && toSegmentText(parameter, formatting);
    if (!text) problems.push({kind: 'missing-parameter', in: 'path', name, blocking: true});
    const segment = segments.at(-1)!;
    segment.text += text || piece;
    if (text) segment.names.push(name);
  }
  for (const segment of segments) {
    if (segment.names.length === 0 || !/^\.\.?$/.test(decodePercent(segment.text))) continue;
    problems.push({kind: 'dot-segment', name: segment.names[0]!, blocking: true});
    segment.text = decodePercent(segment.text).replaceAll('.', '%2E');
  }
  return {path: segments.map(({text}) => text).join('/'), problems};
}

/** Some documents tell paths apart by a fragment, which is never sent. */
function withoutFragment(path: string): string {
  return path.split('#', 1)[0]!;
}

function toSegmentText(parameter: SentParameter, formatting: Formatting): string | undefined {
  const {value, definition} = parameter;
  if (value.placeholder) return undefined;
  if (definition.content) {
    const text = toContentText(parameter, formatting);
    return text && encodeStrict(text);
  }
  if (value.raw !== undefined) return encodeReservedPath(value.raw);
  if (value.value === undefined) return undefined;
  const {style = 'simple', explode = false, allowReserved} = definition;
  return toStyledText(
    {name: value.name, style, explode, encode: allowReserved ? encodeReservedPath : encodeStrict},
    value.value,
  );
}
