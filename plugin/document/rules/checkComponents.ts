import {quote} from '../../diagnostics/text';
import {isObject} from '../isObject';
import type {Json, JsonObject, Place} from '../types';
import {childOf, entriesOf, fieldOf, isObjectPlace, itemsOf, refOf} from '../place';
import {describeSection, objectOfSection} from '../objects';
import {type RuleContext, textOf} from './context';

/**
 * Reports unused components. Nothing is reported for a document without operations, because it is a
 * library of parts.
 */
export function checkComponents(context: RuleContext): void {
  const {root, operations, references, resolve, isReferred, warn} = context;
  const components = childOf(root, 'components');
  if (!components || operations.length === 0) return;
  const used = new Set<string>();
  for (const {ref, holder} of references) {
    const target = resolve(ref, holder);
    const component = target && toComponent(target, root.file);
    // A component is not used by its references to itself.
    if (component !== undefined && toComponent(holder, root.file) !== component)
      used.add(component);
  }
  const isUsedByName = createNameUses(context);
  let usedOtherwise: ReadonlySet<string> | undefined;
  for (const [section, group] of entriesOf(components).filter(([name]) => !name.startsWith('x-'))) {
    // A map that is a reference as a whole contains no names.
    if (refOf(group.value) !== undefined) continue;
    for (const [name, place] of entriesOf(group)) {
      if (name.startsWith('x-') || used.has(place.pointer) || isUsedByName(section, name, place))
        continue;
      // Looked up only when something seems to be unused.
      if ((usedOtherwise ??= listOtherUses(root)).has(place.pointer)) continue;
      if (isReferred?.(place)) continue;
      const message =
        section === 'securitySchemes'
          ? `No operation uses the security scheme ${quote(name)}; only the overview shows it.`
          : `Nothing refers to ${quote(name)} in \`${describeSectionOf(section, context)}\`, so no page shows it.`;
      warn(
        'component-unused',
        place,
        message,
        section === 'securitySchemes'
          ? 'Name it in `security`, or remove it.'
          : 'Refer to it, or remove it.',
      );
    }
  }
}

/** The author's name for it: in Swagger 2.0, bodies are parameters. */
function describeSectionOf(section: string, {written}: RuleContext): string {
  if (written !== '2.0') return `components.${section}`;
  const of = objectOfSection(section);
  return of === 'requestBody' ? 'parameters' : ((of && describeSection(of, written)) ?? section);
}

/**
 * Pointers of the components that `x-…` fields name, because other tools follow their references,
 * and of the schemas that a discriminator maps to by their names.
 */
function listOtherUses({value}: Place): Set<string> {
  const uses = new Set<string>();
  const seen = new Set<Json>();
  const pending: {value: Json; extension: boolean}[] = [{value, extension: false}];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const {value: current, extension} = next;
    if (extension && typeof current === 'string') {
      const component = /^#(\/components\/[^/]+\/[^/]+)/.exec(current)?.[1];
      if (component !== undefined) uses.add(component);
    }
    if (typeof current !== 'object' || current === null || seen.has(current)) continue;
    seen.add(current);
    for (const name of listMappedNames(current)) uses.add(`/components/schemas/${name}`);
    for (const [key, entry] of Object.entries(current))
      pending.push({
        value: entry,
        extension: extension || (key.startsWith('x-') && !Array.isArray(current)),
      });
  }
  return uses;
}

function listMappedNames(value: JsonObject | Json[]): string[] {
  const mapping = Array.isArray(value)
    ? undefined
    : fieldOf(fieldOf(value, 'discriminator'), 'mapping');
  return Object.values(isObject(mapping) ? mapping : {}).flatMap((name) =>
    typeof name === 'string' && !/[#/]/.test(name) ? [name] : [],
  );
}

/** Pointer of the component that contains a place. */
function toComponent(
  {file, pointer}: Pick<Place, 'file' | 'pointer'>,
  rootFile: string,
): string | undefined {
  return file === rootFile ? /^\/components\/[^/]+\/[^/]+/.exec(pointer)?.[0] : undefined;
}

/**
 * Returns a function that tests whether a component is used other than by a reference: security
 * schemes are named by requirements (since OpenAPI 3.2 also by their URI), and schemas are variants
 * of a parent with a discriminator.
 */
function createNameUses({
  root,
  operations,
  follow,
  resolve,
}: RuleContext): (section: string, name: string, place: Place) => boolean {
  const schemes = new Set<string>();
  for (const holder of [root, ...operations.map(({place}) => place)]) {
    for (const requirement of itemsOf(childOf(holder, 'security')))
      for (const [name] of entriesOf(requirement))
        schemes.add(name).add(/[#./]/.test(name) ? (resolve(name, holder)?.pointer ?? '') : '');
  }
  return (section, name, place) => {
    if (section === 'securitySchemes') return schemes.has(name) || schemes.has(place.pointer);
    return section === 'schemas' && isDescendant(place, follow);
  };
}

/** Whether a schema includes, through any number of others, one whose discriminator selects it. */
function isDescendant(place: Place, follow: RuleContext['follow']): boolean {
  const seen = new Set<Json>();
  const pending: Place[] = [place];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const part of itemsOf(childOf(next, 'allOf'))) {
      const target = follow(part);
      if (isParent(target)) return true;
      if (!target || seen.has(target.value)) continue;
      seen.add(target.value);
      pending.push(target);
    }
  }
  return false;
}

/** Whether the discriminator of a schema finds its variants by their `allOf`. */
function isParent(place: Place | undefined): boolean {
  return (
    isObjectPlace(place) && textOf(childOf(place, 'discriminator'), 'propertyName') !== undefined
  );
}
