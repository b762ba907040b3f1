import type {Operation, ParameterLocation} from '../types';
import type {Word} from './words';

/** A section of an operation's page, and its id there. */
export type SectionId =
  | 'authorization'
  | `${ParameterLocation}-parameters`
  | 'request-body'
  | 'responses'
  | 'callbacks';

/** In the order of a URL, then of a message. */
export const PARAMETER_LOCATIONS: readonly ParameterLocation[] = [
  'path',
  'query',
  'querystring',
  'header',
  'cookie',
];

const TITLES: {readonly [section in SectionId]: Word} = {
  authorization: 'section.authorization',
  'path-parameters': 'section.path',
  'query-parameters': 'section.query',
  'querystring-parameters': 'section.querystring',
  'header-parameters': 'section.header',
  'cookie-parameters': 'section.cookie',
  'request-body': 'section.requestBody',
  responses: 'section.responses',
  callbacks: 'section.callbacks',
};
/** Readers receive a webhook or a callback, and respond to it. */
const RECEIVED: {readonly [section in SectionId]?: Word} = {
  'request-body': 'section.payload',
  responses: 'section.reply',
};

/** The heading of a section. */
export function toSectionTitle(section: SectionId, kind: Operation['kind']): Word {
  return (kind === 'operation' ? undefined : RECEIVED[section]) ?? TITLES[section];
}

const RANGES: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['DEFAULT', 'response.default'],
  ['1XX', 'response.1xx'],
  ['2XX', 'response.2xx'],
  ['3XX', 'response.3xx'],
  ['4XX', 'response.4xx'],
  ['5XX', 'response.5xx'],
]);

/** What a range of statuses means. */
export function toStatusRange(status: string): Word | undefined {
  return RANGES.get(status.toUpperCase());
}
