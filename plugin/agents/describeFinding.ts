import {formatJson} from '../document/exactNumber';
import type {Json} from '../document/types';
import {present} from '../document/present';
import {describeMismatch} from '../model/validation/describe';
import type {ShownFinding} from '../model/validation/noteDirection';
import type {Schema, SchemaTable} from '../model/types';
import type {RequestProblem} from '../request/types';
import {findNode} from '../model/schema/findNode';
import {findVariant} from '../model/schema/findVariant';
import {validate} from '../model/validation/validate';
import {findSchemaAt, findValueAt} from '../model/schema/findAt';
import {describeExpected} from './expected';
import {matchQuick} from './matchQuick';
import {toField} from './text';

/** What is wrong with a value, where, and what to write instead. */
export type AgentFinding = {at: string; problem: string; write?: string};

type Described = {schema: Schema | undefined; table: SchemaTable; value: Json | undefined};

/** Findings of which pages do not speak either: whoever cannot know whether a value fits says nothing. */
export function isCertain(finding: ShownFinding): boolean {
  return finding.kind !== 'unchecked';
}

/**
 * @param place of the whole value: `body`, `query.limit`
 * @param isWhole whether variants are looked into
 */
export function describeFinding(
  finding: ShownFinding,
  place: string,
  {schema, table, value}: Described,
  isWhole = true,
): AgentFinding {
  if (finding.kind === 'direction')
    return {
      at: `${place}/${toField(finding.name)}`,
      problem:
        finding.mark === 'readOnly'
          ? 'is read-only: the API sends it and does not take it.'
          : 'is write-only: a response does not have it.',
    };
  const {pointer} = finding;
  const found = value === undefined ? undefined : findValueAt(value, pointer);
  const isMissing = finding.kind === 'required';
  const at = `${place}${toField(pointer, 200)}`;
  const whole = findSchemaAt(schema, pointer, table);
  const wanted = isMissing ? findSchemaAt(whole, `/${escape(finding.name)}`, table) : whole;
  const shown =
    found === undefined || isMissing || finding.kind === 'unknown-property'
      ? ''
      : `${toField(formatJson(found), 80)} `;
  const closest =
    isWhole && finding.kind === 'variants' && finding.matches === 0 && found !== undefined
      ? describeClosest(found, whole, table)
      : undefined;
  return present({
    at,
    problem: `${shown}${toField(describeMismatch(finding), 400)}.`,
    write: closest ?? describeExpected(wanted, table),
  });
}

/** Mismatches with the closest variant that are named. */
const MOST_OF_VARIANT = 3;

/** What keeps a value from being the variant that it is most likely meant to be. */
function describeClosest(
  value: Json,
  schema: Schema | undefined,
  table: SchemaTable,
): string | undefined {
  const group = findNode(schema, table)?.variants?.[0];
  if (!group) return undefined;
  const chosen = group.variants[findVariant(group, value, table)];
  if (!chosen) return undefined;
  const options = {table, direction: 'request', match: matchQuick} as const;
  const found = validate(value, chosen.schema, options).filter(isCertain);
  if (found.length === 0) return undefined;
  const words = found.slice(0, MOST_OF_VARIANT).map((finding) => {
    const {at, problem, write} = describeFinding(
      finding,
      '',
      {schema: chosen.schema, table, value},
      false,
    );
    return `${at === '' ? '' : `${at} `}${problem}${write === undefined ? '' : ` Write ${write}.`}`;
  });
  return toField(
    `as ${chosen.label}: ${words.join(' ')} All variants: ${group.variants.map(({label}) => label).join(', ')}.`,
    700,
  );
}

function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

type Kind = RequestProblem['kind'];
type Describe<K extends Kind> = (problem: Extract<RequestProblem, {kind: K}>) => AgentFinding;

/** Credentials are always placeholders here, and missing parameters are findings already. */
const UNSAID = ['missing-credential', 'masked-credential', 'missing-parameter'] as const;
type Said = Exclude<Kind, (typeof UNSAID)[number]>;

const DESCRIBE: {readonly [K in Said]: Describe<K>} = {
  'no-server': () => ({
    at: 'server',
    problem: 'The document names no server.',
    write: 'Put the base URL of the API in place of the placeholder.',
  }),
  'relative-server': ({url}) => ({
    at: 'server',
    problem: `The server ${JSON.stringify(toField(url))} is relative, and the site has no URL.`,
    write: 'Put the origin of the API before it.',
  }),
  'invalid-server': ({url}) => ({
    at: 'server',
    problem: `The server ${JSON.stringify(toField(url))} is not an http(s) URL.`,
  }),
  'missing-server-variable': ({name}) => ({
    at: `serverVariables.${toField(name)}`,
    problem: 'has no value.',
    write: 'A value for this part of the URL.',
  }),
  'invalid-server-variable': ({name}) => ({
    at: `serverVariables.${toField(name)}`,
    problem:
      'is a value that the document does not list, or that would change another part of the URL.',
  }),
  'foreign-origin': ({origin}) => ({
    at: 'server',
    problem: `Credentials are not meant for ${toField(origin)}.`,
  }),
  'dot-segment': ({name}) => ({
    at: `path.${toField(name)}`,
    problem: 'is "." or "..", which every URL parser removes from a path.',
    write: 'Another value.',
  }),
  'invalid-header': ({name}) => ({
    at: `header.${toField(name)}`,
    problem: 'has a line break or another character that no header can carry.',
    write: 'A value without control characters.',
  }),
  'invalid-cookie': ({name}) => ({
    at: `cookie.${toField(name)}`,
    problem: 'has a character that no cookie can carry.',
    write: 'A value without control characters, commas, semicolons and spaces.',
  }),
  'missing-body': () => ({at: 'body', problem: 'is required, but not given.'}),
  'missing-file': ({name}) => ({
    at: toPart(name),
    problem: 'is a file, and none is named.',
    write: 'The name of the file.',
  }),
  'missing-part': ({name}) => ({at: toPart(name), problem: 'has no value.'}),
  'unsupported-scheme': ({scheme}) => ({
    at: 'security',
    problem: `${toField(scheme)} is a scheme that the request cannot express.`,
    write: 'See the documentation of the API.',
  }),
};

function toPart(name: string | undefined): string {
  return name === undefined ? 'body' : `body/${toField(name)}`;
}

/** What keeps a request from being complete. Undefined for what is said elsewhere. */
export function describeProblem(problem: RequestProblem): AgentFinding | undefined {
  if (UNSAID.some((kind) => kind === problem.kind)) return undefined;
  const describe = DESCRIBE[problem.kind as Said] as Describe<Kind>;
  return describe(problem);
}
