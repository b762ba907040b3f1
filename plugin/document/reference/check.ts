import {count, listSome, quote} from '../../diagnostics/text';
import {namesOf} from '../keyOrder';
import type {FileStore} from '../files/store';
import {LIMITS} from '../limits';
import {
  describeObject,
  describeSection,
  describeVersion,
  hasSummary,
  keepsSiblings,
  type ObjectName,
  objectOfComponent,
} from '../objects';
import {appendKey} from '../pointer';
import type {Place, PlaceInFile, SpecVersion} from '../types';
import type {PlaceProblem} from '../validate/structure';
import {EMPTY_REFERENCE, explainReference, type RefProblem} from './explain';
import type {End} from './follow';
import {placeKey, refOf} from '../place';
import type {Resolve} from './resolve';
import type {Reference} from './types';
import type {VersionOf} from './walk';

export type ReferenceContext = {
  root: Place;
  versionOf: VersionOf;
  store: FileStore;
  resolve: Resolve;
  toEnd: (place: Place) => End;
};

/**
 * Reports references that do not resolve, that point outside the project or to the network, or that
 * only refer to themselves, and fields beside references that have no effect.
 */
export async function checkReferences(
  references: readonly Reference[],
  context: ReferenceContext,
): Promise<PlaceProblem[]> {
  const problems: PlaceProblem[] = [];
  const circles = new Set<string>();
  const withoutSlash: PlaceProblem[] = [];
  let explained = 0;
  for (const reference of references) {
    // Mappings, links and requirements are reported by the rules that know their other meanings.
    if (reference.field !== '$ref' && reference.field !== '$dynamicRef') continue;
    const target = context.resolve(reference.ref, reference.holder);
    // Beyond the limit, references are only counted: composing a message is slow.
    const problem: (PlaceProblem & Pick<RefProblem, 'kind'>) | undefined = target
      ? (findWrongTarget(reference, target, context) ??
        findCircle(reference, target, context, circles))
      : explained < LIMITS.explainedReferences
        ? await explainUnresolved(reference, context)
        : toUnexplained(reference);
    if (problem?.kind === 'no-slash') withoutSlash.push(problem);
    else if (problem) problems.push(problem);
    if (!target && problem?.kind !== 'no-slash') explained += 1;
    const ignored = findIgnored(reference, context.versionOf(reference.holder.file));
    if (ignored) problems.push(ignored);
  }
  return [...toOne(withoutSlash), ...problems];
}

/** One mistake, made in every reference, is reported once. */
function toOne([first, ...others]: readonly PlaceProblem[]): PlaceProblem[] {
  if (!first) return [];
  const {code, message, help = '', file, pointer} = first;
  return [
    {
      code,
      file,
      pointer,
      message:
        others.length > 0
          ? `${message} ${count(others.length, 'other reference')} of this document ${others.length === 1 ? 'lacks' : 'lack'} the \`/\` after the \`#\`, too.`
          : message,
      help,
    },
  ];
}

function placeOf({holder, field}: Reference): PlaceInFile {
  return {file: holder.file, pointer: appendKey(holder.pointer, field)};
}

async function explainUnresolved(
  reference: Reference,
  {store, resolve}: ReferenceContext,
): Promise<(PlaceProblem & Pick<RefProblem, 'kind'>) | undefined> {
  const problem = await explainReference(reference, store, resolve);
  return problem && {...problem, ...placeOf(reference)};
}

function toUnexplained(reference: Reference): PlaceProblem {
  return {
    code: 'ref-unresolved',
    message: `${quote(reference.ref)} does not resolve.`,
    ...placeOf(reference),
  };
}

function findWrongTarget(
  reference: Reference,
  target: Place,
  {root, versionOf}: ReferenceContext,
): PlaceProblem | undefined {
  const {of} = reference.shape;
  if (target.value !== root.value) return findWrongKind(reference, target, versionOf(target.file));
  if (reference.ref.trim() === '') return {...EMPTY_REFERENCE, ...placeOf(reference)};
  return {
    code: 'ref-unresolved',
    message: `${quote(reference.ref)} points to the whole document; ${describeObject(of)} is expected.`,
    ...placeOf(reference),
  };
}

/** For components, the name of the section shows what they are meant for. */
function findWrongKind(
  reference: Reference,
  {pointer}: Place,
  version: SpecVersion,
): PlaceProblem | undefined {
  const {of} = reference.shape;
  const found = objectOfComponent(pointer, version);
  if (found === undefined || found === of) return undefined;
  const section = describeSection(of, version);
  return {
    code: 'ref-kind',
    message: `${quote(reference.ref)} is ${describeObject(found)}; ${describeObject(of)} is expected.`,
    ...(section !== undefined && {help: `Refer to an entry of \`${section}\`.`}),
    ...placeOf(reference),
  };
}

/**
 * Reported once for each circle, at the first of its references that is found. A reference that
 * only points into the circle is not a fault.
 */
function findCircle(
  {holder, field}: Reference,
  target: Place,
  {resolve, toEnd}: ReferenceContext,
  circles: Set<string>,
): PlaceProblem | undefined {
  if (field !== '$ref' || refOf(target.value) === undefined || toEnd(holder).kind !== 'circular')
    return undefined;
  const path = new Map<string, Place>();
  for (
    let at: Place | undefined = holder;
    at;
    at = resolve((at.value as {$ref: string}).$ref, at)
  ) {
    const key = placeKey(at);
    if (circles.has(key)) return undefined;
    if (path.has(key)) {
      const members = [...path.keys()];
      const circle = [...path.values()].slice(members.indexOf(key));
      for (const member of members) circles.add(member);
      return {
        code: 'ref-circular',
        message: `This reference only refers to itself: ${describeCircle(circle)}.`,
        help: 'Replace one of them with the value.',
        file: at.file,
        pointer: appendKey(at.pointer, '$ref'),
      };
    }
    path.set(key, at);
  }
  return undefined;
}

/** Names the files only if there are several. */
function describeCircle(circle: readonly Place[]): string {
  const isOneFile = circle.every(({file}) => file === circle[0]?.file);
  const places = circle.map(({file, pointer}) =>
    quote(isOneFile ? `#${pointer}` : pointer === '' ? file : `${file}#${pointer}`),
  );
  return [...places.slice(0, 5), ...(places.length > 5 ? ['…'] : []), ...places.slice(0, 1)].join(
    ' → ',
  );
}

/**
 * Whether a field may be beside any `$ref`, though it is ignored: the two only describe, and since
 * OpenAPI 3.1 they have an effect where the target can have them.
 */
function isHarmless(key: string, of: ObjectName, version: SpecVersion): boolean {
  if (key === 'summary') return version <= '3.0' || hasSummary(of, version);
  return key === '$ref' || key === 'description' || key.startsWith('x-');
}

function findIgnored(
  {holder, field, shape}: Reference,
  version: SpecVersion,
): PlaceProblem | undefined {
  if (field !== '$ref' || shape.form !== 'object' || keepsSiblings(shape.of, version))
    return undefined;
  const ignored = namesOf(holder.value).filter((key) => !isHarmless(key, shape.of, version));
  const [first] = ignored;
  if (first === undefined) return undefined;
  const verb = ignored.length === 1 ? 'is' : 'are';
  const help =
    shape.of === 'schema'
      ? 'Put the reference into an `allOf`, with the other fields beside the `allOf`. In OpenAPI 3.1 this is not needed.'
      : 'Move them to the target of the reference.';
  // Up to OpenAPI 3.0 this mistake is common with schemas; later it only concerns objects where it
  // rarely matters.
  const severity = version <= '3.0' ? 'warning' : 'info';
  return {
    code: 'ref-siblings-ignored',
    severity,
    message: `${listSome(ignored)} ${verb} ignored beside a \`$ref\` in ${describeVersion(version)}.`,
    help,
    file: holder.file,
    pointer: appendKey(holder.pointer, first),
  };
}
