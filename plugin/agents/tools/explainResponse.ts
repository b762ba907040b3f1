import {formatJson} from '../../document/exactNumber';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import type {Json} from '../../document/types';
import {toPlainText} from '../../model/markdown/toPlainText';
import type {MediaType, Response} from '../../model/types';
import {parseExactJson} from '../../model/text/parseExactJson';
import {essenceOf} from '../../model/operation/mediaKind';
import {
  compareInSteps,
  findResponse,
  readBodyInSteps,
  type ReadBody,
  type ReceivedHead,
  type ResponseDifference,
} from '../../request/response/compareResponse';
import {getHeader} from '../../request/response/toBodyKind';
import type {NameValue, RequestContext} from '../../request/types';
import {countTokens} from '../budget';
import {type AgentFinding, describeFinding, isCertain} from '../describeFinding';
import {toKey} from '../find';
import {AgentError} from '../library';
import {matchQuick} from '../matchQuick';
import {openContext} from '../openContext';
import {ABOUT, toField, toJsonText} from '../text';
import {takeFitting, toCutMarkdown} from './cut';
import {PART, readPage} from './readPage';
import {BUDGET, type Call, OPERATION, openTab, type Tool} from './types';

/** What the console says about a response, and what the document says about its status. */
export const explainResponse: Tool = {
  title: 'Explain a response',
  description:
    'Says what a response of an operation means according to the documentation, and where its status, headers or body differ from it.',
  input: {
    operation: OPERATION,
    status: {type: 'integer', minimum: 100, maximum: 599, description: 'The status code.'},
    headers: {
      type: 'object',
      description: 'The headers by name. Without them, they are not compared.',
    },
    body: {description: 'The body: text, or JSON.'},
    part: PART,
    budget: BUDGET,
  },
  required: ['operation', 'status'],
  ofErrors:
    'Without an operation, gives the page of all errors as Markdown: statuses, problem types and codes, and which operations answer them.',
  async run(call) {
    const {args} = call;
    const errors = args.text('operation') === undefined ? await readErrors(call) : undefined;
    if (errors !== undefined) return errors;
    const [status, budget] = [args.whole('status', 100, 599), args.budget()];
    if (status === undefined)
      throw new AgentError('`status` must be the status code, such as 404.');
    const {context, load} = await openContext(call);
    const {responses} = context.operation;
    const response = findResponse(responses, status);
    const operation = toField(toKey(context.operation));
    if (!response) return toUndocumented(operation, status, responses, budget);
    const head = toHead(status, args.json('headers'), response, args.json('body'));
    const read = run(readBodyInSteps(response, head, toText(args.json('body'))));
    const {context: own, found} = await load((loaded) =>
      run(
        compareInSteps(response, head, read, {
          table: loaded.schemas,
          direction: 'response',
          match: matchQuick,
        }),
      ).map((difference) => ({
        difference,
        finding: 'finding' in difference ? difference.finding : NO_FINDING,
      })),
    );
    const differences = found
      .filter(({finding}) => finding === NO_FINDING || isCertain(finding))
      .map(({difference}) => toFinding(difference, response, read, own));
    const toAnswer = (shown: readonly AgentFinding[], most: number) =>
      toJsonText(
        present({
          about: ABOUT,
          operation,
          status: toField(response.status, MOST_STATUS),
          meaning: toMeaning(response, most),
          mediaTypes: response.content
            .slice(0, MOST_TYPES)
            .map(({mediaType}) => toField(mediaType, 100)),
          matches: differences.length === 0,
          differences: shown.length > 0 ? [...shown] : undefined,
          moreDifferences:
            differences.length > shown.length ? differences.length - shown.length : undefined,
        }) as Json,
      );
    return chooseMeaning(budget, (most) =>
      takeFitting(budget, differences, (shown) => toAnswer(shown, most)),
    );
  },
};

/** The page of errors of the tab; undefined if it has none. */
async function readErrors(call: Call): Promise<string | undefined> {
  const {tab} = await openTab(call);
  if (tab.errors === undefined) return undefined;
  const page = await readPage(call, `${tab.errors.replace(/\/$/, '')}.md`);
  if (!page) throw new AgentError('The page of errors has no Markdown. Name an `operation`.');
  return toCutMarkdown(
    page.text,
    call.args.budget(),
    `A larger \`budget\` or the resource ${page.address} gives the rest.`,
    page.note,
  );
}

const MOST_STATUS = 20;
const MOST_TYPES = 20;
/** How much of a description is tried, longest first. In characters. */
const MEANINGS = [1200, 400, 120, 30];

/** The first answer that fits, of those with longer and with shorter descriptions. */
function chooseMeaning(budget: number, make: (most: number) => string): string {
  let answer = '';
  for (const most of MEANINGS) {
    answer = make(most);
    if (countTokens(answer) <= budget) break;
  }
  return answer;
}

/** What the document says about other statuses. */
function toUndocumented(
  operation: string,
  status: number,
  responses: readonly Response[],
  budget: number,
): string {
  const toAnswer = (shown: readonly Response[], most: number) =>
    toJsonText(
      present({
        about: ABOUT,
        operation,
        documented: shown.map((one) => ({
          status: toField(one.status, MOST_STATUS),
          meaning: toMeaning(one, Math.min(most, 120)),
        })),
        matches: responses.length === 0 ? undefined : false,
        note:
          responses.length === 0
            ? 'The document describes no responses of this operation.'
            : `The document does not describe the status ${status}.`,
      }) as Json,
    );
  return chooseMeaning(budget, (most) =>
    takeFitting(budget, responses.slice(0, 30), (shown) => toAnswer(shown, most)),
  );
}

/** Stands where a difference is not one between a value and its schema. */
const NO_FINDING = {pointer: '', kind: 'forbidden'} as const;

function run<T>(steps: Iterator<undefined, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

function toMeaning({summary, reason, description}: Response, most: number): string {
  const text = description === undefined ? '' : toPlainText(description);
  return toField([summary ?? reason, text].filter((part) => part).join('. '), most);
}

function toText(body: Json | undefined): string | undefined {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : formatJson(body);
}

/** A body whose media type is not known is taken for the first that the document describes. */
function toHead(
  status: number,
  given: Json | undefined,
  {content}: Response,
  body: Json | undefined,
): ReceivedHead {
  if (given !== undefined && !isRecord(given))
    throw new AgentError('`headers` must be an object of names and values.');
  const headers = Object.entries(given ?? {}).map(([name, value]): NameValue => [
    name,
    typeof value === 'string' ? value : formatJson(value),
  ]);
  const assumed = content.find((entry) => isJson(entry, body)) ?? content[0];
  const lacksType = getHeader(headers, 'content-type') === undefined;
  return {
    status,
    headers: [
      ...headers,
      ...(lacksType && assumed ? [['Content-Type', assumed.mediaType] as NameValue] : []),
    ],
    ...(given === undefined && {isPartial: true}),
  };
}

function isJson({mediaType}: MediaType, body: Json | undefined): boolean {
  return (
    /[/+]json$/.test(essenceOf(mediaType)) &&
    (typeof body !== 'string' || parseExactJson(body) !== undefined)
  );
}

function toFinding(
  difference: ResponseDifference,
  {headers}: Response,
  {body}: ReadBody,
  {schemas: table}: RequestContext,
): AgentFinding {
  switch (difference.kind) {
    case 'status':
      return {at: 'status', problem: `is none of ${difference.documented.join(', ')}.`};
    case 'media-type':
      return {
        at: 'headers.content-type',
        problem: `${toField(difference.mediaType)} is none of the documented media types: ${toField(difference.documented.join(', '))}.`,
      };
    case 'missing-header':
      return {at: `headers.${toField(difference.name)}`, problem: 'is required, but missing.'};
    case 'not-json':
      return {at: 'body', problem: 'is not JSON.'};
    case 'no-body':
      return {at: 'body', problem: 'is not documented: the document describes no body.'};
    case 'header': {
      const {schema} = headers.find(({name}) => name === difference.name) ?? {};
      return describeFinding(difference.finding, `headers.${toField(difference.name)}`, {
        schema,
        table,
        value: undefined,
      });
    }
    case 'body':
      return describeFinding(difference.finding, 'body', {
        schema: body?.schema,
        table,
        value: body?.value,
      });
  }
}
