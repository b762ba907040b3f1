import {splitTemplate} from '../document/template';
import type {Operation} from '../model/types';
import type {Formatting} from './formatting';
import {listParameters, toContentText, type SentParameter} from './parameterText';
import {decodePercent, encodeReservedPath, encodeStrict, encodeUrlText} from './percent';
import {toStyledText} from './style';
import type {ParameterValue, RequestProblem} from './types';

type PathPart = {text: string; names: string[]};

/**
 * Fills in the path of a request. A value never leaves its segment: `/`, `?` and `#` are encoded
 * even with `allowReserved`. An expression without a value remains `{name}`.
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
  let segment: PathPart = {text: '', names: []};
  const segments = [segment];
  // Expressions have odd indexes.
  for (const [index, piece] of splitTemplate(withoutFragment(path)).entries()) {
    if (index % 2 === 0) {
      for (const [position, text] of piece.split('/').entries()) {
        if (position > 0) {
          segment = {text: '', names: []};
          segments.push(segment);
        }
        segment.text += encodeUrlText(text);
      }
      continue;
    }
    const parameter = sent.get(piece);
    const text = parameter && toSegmentText(parameter, formatting);
    if (!text) problems.push({kind: 'missing-parameter', in: 'path', name: piece, blocking: true});
    segment.text += text || `{${piece}}`;
    if (text) segment.names.push(piece);
  }
  for (const made of segments) {
    const [name] = made.names;
    if (name === undefined || !/^\.\.?$/.test(decodePercent(made.text))) continue;
    problems.push({kind: 'dot-segment', name, blocking: true});
    made.text = decodePercent(made.text).replaceAll('.', '%2E');
  }
  return {path: segments.map(({text}) => text).join('/'), problems};
}

/** Some documents distinguish paths by a fragment, which is never sent. */
function withoutFragment(path: string): string {
  const [sent = ''] = path.split('#', 1);
  return sent;
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
