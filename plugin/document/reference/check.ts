import {listSome, quote} from '../../diagnostics/text';
import type {FileStore} from '../files/store';
import {describeObject, keepsSiblings} from '../objects';
import {appendKey} from '../pointer';
import type {Located, OpenApiVersion} from '../types';
import type {PlaceProblem} from '../validate/structure';
import {explainReference} from './explain';
import type {End} from './follow';
import type {Resolve} from './resolve';
import type {Reference} from './walk';

export type ReferenceContext = {
  root: Located;
  version: OpenApiVersion;
  store: FileStore;
  resolve: Resolve;
  toEnd: (place: Located) => End;
};

/** References that lead nowhere, outside, to the network, or only to themselves; and fields beside them that do not count. */
export async function checkReferences(references: readonly Reference[], context: ReferenceContext): Promise<PlaceProblem[]> {
  const problems: PlaceProblem[] = [];
  const circles = new Set<string>();
  for (const reference of references) {
    // Mappings and links are told by those who know what else they may mean.
    if (reference.field !== '$ref' && reference.field !== '$dynamicRef') continue;
    const problem = (await findProblem(reference, context)) ?? findCircle(reference, context, circles);
    if (problem) problems.push(problem);
    const ignored = findIgnored(reference, context.version);
    if (ignored) problems.push(ignored);
  }
  return problems;
}

async function findProblem(reference: Reference, {root, store, resolve}: ReferenceContext): Promise<PlaceProblem | undefined> {
  const {ref, holder, field, shape} = reference;
  const place = {file: holder.file, pointer: appendKey(holder.pointer, field)};
  const target = resolve(ref, holder);
  if (target?.value === root.value && shape.of !== 'openapi') return {code: 'ref-unresolved', message: `${quote(ref)} leads to the whole document; ${describeObject(shape.of)} is expected.`, ...place};
  if (target) return undefined;
  const problem = await explainReference(reference, store, resolve);
  return problem && {...problem, ...place};
}

/** Told once for each circle, at the first of its references. */
function findCircle({holder, field}: Reference, {resolve, toEnd}: ReferenceContext, circles: Set<string>): PlaceProblem | undefined {
  if (field !== '$ref' || toEnd(holder).kind !== 'circular') return undefined;
  const path: string[] = [];
  const seen = new Set<string>();
  for (let at: Located | undefined = holder; at; at = resolve((at.value as {$ref: string}).$ref, at)) {
    const key = `${at.file}#${at.pointer}`;
    if (circles.has(key)) return undefined;
    if (seen.has(key)) {
      for (const member of path.slice(path.indexOf(key))) circles.add(member);
      const circle = path.slice(path.indexOf(key)).map((member) => member.slice(member.indexOf('#')));
      return key === path[0] ? {code: 'ref-circular', message: `This reference leads only to itself: ${[...circle.slice(0, 5), ...(circle.length > 5 ? ['…'] : []), circle[0]!].map(quote).join(' → ')}.`, help: 'Let one of them say what it is.', file: at.file, pointer: appendKey(at.pointer, '$ref')} : undefined;
    }
    seen.add(key);
    path.push(key);
  }
  return undefined;
}

/** Fields that may stand beside any `$ref` without being missed: they describe, and since OpenAPI 3.1 they count. */
const HARMLESS = new Set(['$ref', 'description', 'summary']);

function findIgnored({holder, field, shape}: Reference, version: OpenApiVersion): PlaceProblem | undefined {
  if (field !== '$ref' || shape.form !== 'object' || keepsSiblings(shape.of, version)) return undefined;
  const ignored = Object.keys(holder.value).filter((key) => !HARMLESS.has(key) && !key.startsWith('x-'));
  if (ignored.length === 0) return undefined;
  const verb = ignored.length === 1 ? 'is' : 'are';
  const help = shape.of === 'schema' ? 'Put the reference into an `allOf`, with the other fields beside the `allOf`; OpenAPI 3.1 needs no such help.' : 'Move them to where the reference leads.';
  // Until OpenAPI 3.0 everybody is caught by this with schemas; later only with objects where it rarely matters.
  const severity = version === '3.0' ? 'warning' : 'info';
  return {code: 'ref-siblings-ignored', severity, message: `${listSome(ignored)} ${verb} ignored beside a \`$ref\` in OpenAPI ${version}.`, help, file: holder.file, pointer: appendKey(holder.pointer, ignored[0]!)};
}
