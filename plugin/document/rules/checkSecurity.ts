import {suggest} from '../../diagnostics/suggest';
import {count, listSome, quote} from '../../diagnostics/text';
import type {Place} from '../types';
import {childOf, entriesOf, isObjectPlace, itemsOf} from '../place';
import {describeSection} from '../objects';
import {type RuleContext, textOf} from './context';

/** Scopes that a scheme declares; undefined when it declares them elsewhere or has none. */
type Scheme = {scopes: Set<string> | undefined};
/** An undefined name: where it is used first, and how often elsewhere. */
type Unknown = {name: string; place: Place; others: number};

/**
 * Reports security requirements that name undefined schemes and scopes. Each name is reported once,
 * however often it is used.
 */
export function checkSecurity(context: RuleContext): void {
  const {root, operations, follow, warn} = context;
  const schemes = readSchemes(context);
  const section = describeSection('securityScheme', context.written) ?? '';
  const undefinedSchemes = new Map<string, Unknown>();
  const undefinedScopes = new Map<string, Unknown>();

  for (const holder of [root, ...operations.map(({place}) => place)]) {
    const list = childOf(holder, 'security');
    for (const requirement of itemsOf(list && follow(list))) {
      for (const [name, scopes] of isObjectPlace(requirement) ? entriesOf(requirement) : []) {
        const scheme = schemes.get(name) ?? readByUri(context, name, scopes);
        if (!scheme) add(undefinedSchemes, name, name, scopes);
        const declared = scheme?.scopes;
        for (const scope of declared ? itemsOf(scopes) : []) {
          if (typeof scope.value === 'string' && !declared?.has(scope.value))
            add(undefinedScopes, `${name}\n${scope.value}`, scope.value, scope);
        }
      }
    }
  }

  const names = [...schemes.keys()];
  for (const {name, place, others} of undefinedSchemes.values()) {
    const nearest = suggest(name, names);
    const help =
      nearest !== undefined
        ? `Did you mean ${quote(nearest)}?`
        : names.length > 0
          ? `Use ${listSome(names, 5, 'or')}, or define it in \`${section}\`.`
          : `Define it in \`${section}\`.`;
    warn(
      'security-undefined',
      place,
      `The security scheme ${quote(name)} is not defined${toElsewhere(others)}.`,
      help,
    );
  }
  for (const [key, {name, place, others}] of undefinedScopes) {
    const [schemeName = ''] = key.split('\n', 1);
    const declared = [...(schemes.get(schemeName)?.scopes ?? [])];
    const nearest = suggest(name, declared);
    warn(
      'security-scope-undeclared',
      place,
      `The security scheme ${quote(schemeName)} does not declare the scope ${quote(name)}${toElsewhere(others)}.`,
      nearest !== undefined
        ? `Did you mean ${quote(nearest)}?`
        : context.written === '2.0'
          ? 'Add it to its `scopes`.'
          : 'Add it to the `scopes` of one of its flows.',
    );
  }
}

function add(unknown: Map<string, Unknown>, key: string, name: string, place: Place): void {
  const known = unknown.get(key);
  if (known) known.others += 1;
  else unknown.set(key, {name, place, others: 0});
}

function toElsewhere(others: number): string {
  return others > 0 ? ` (and ${count(others, 'other place')})` : '';
}

function readSchemes({root, follow}: RuleContext): Map<string, Scheme> {
  const components = childOf(root, 'components');
  const section = childOf(components && follow(components), 'securitySchemes');
  return new Map(
    entriesOf(section && follow(section)).map(([name, place]) => [name, readScheme(follow(place))]),
  );
}

/** Since OpenAPI 3.2 a requirement may name a scheme by its URI. */
function readByUri(
  {version, resolve, follow}: RuleContext,
  name: string,
  from: Place,
): Scheme | undefined {
  const place = version === '3.2' && /[#./]/.test(name) ? resolve(name, from) : undefined;
  return place && readScheme(follow(place));
}

function readScheme(place: Place | undefined): Scheme {
  if (textOf(place, 'type') !== 'oauth2') return {scopes: undefined};
  const flows = childOf(place, 'flows');
  const scopes = new Set<string>();
  let declared = false;
  for (const [, flow] of entriesOf(flows)) {
    const field = childOf(flow, 'scopes');
    if (isObjectPlace(field)) declared = true;
    for (const [scope] of entriesOf(field)) scopes.add(scope);
  }
  return {scopes: declared ? scopes : undefined};
}
