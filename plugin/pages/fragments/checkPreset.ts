import {suggest} from '../../diagnostics/suggest';
import {quote} from '../../diagnostics/text';
import {isRecord} from '../../document/isObject';
import type {Json} from '../../model/types';
import {
  describePresetProblem,
  findPresetProblem,
  type Preset,
  type PresetFacts,
} from '../../request/preset';
import type {Attributes} from './components';
import {FragmentError, type FragmentModule} from './types';

/**
 * Compares the author's values for a console with the operation, as far as they are literals. The
 * others are compared when the page is rendered.
 * @throws FragmentError when the operation has no such parameter, media type or server
 */
export function checkPreset(module: FragmentModule, attributes: Attributes): void {
  if (module.kind !== 'component' || module.component !== 'ApiFragment/TryIt') return;
  const {facts, operation} = module.values as {facts: PresetFacts; operation: string};
  const problem = findPresetProblem(facts, toPreset(attributes));
  if (!problem) return;
  const meant = suggest(problem.name, problem.known);
  throw new FragmentError(
    meant === undefined
      ? describePresetProblem(problem, operation)
      : `${describePresetProblem({...problem, known: []}, operation)} Did you mean ${quote(meant)}?`,
  );
}

function toPreset(attributes: Attributes): Preset {
  const [parameters, mediaType, server] = ['parameters', 'mediaType', 'server'].map((name) =>
    attributes.get(name),
  );
  return {
    ...(isRecord(parameters) && {parameters: parameters as {[name: string]: Json}}),
    ...(attributes.has('body') && {body: true}),
    ...(typeof mediaType === 'string' && {mediaType}),
    ...(typeof server === 'string' && {server}),
  };
}
