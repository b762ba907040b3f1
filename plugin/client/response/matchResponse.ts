import type {SchemaId} from '../../model/types';
import {
  compareInSteps,
  findResponse,
  listAbsent,
  readBodyInSteps,
  type ResponseDifference,
} from '../../request/response/compareResponse';
import type {RequestContext} from '../../request/types';
import type {LoadSchemas} from '../document';
import {runInSteps} from '../json/runInSteps';
import type {ResponseHead} from '../send/types';
import {createPatterns} from '../validation/createPatterns';

export type {ResponseDifference};

export type ResponseMatch = {
  /**
   * The documented response that matches: `200`, `4XX`, `default`. Absent if none does, or if the
   * document has no responses to compare with.
   */
  status?: string;
  /**
   * Also values whose pattern takes too long, or whose schema cannot be loaded: they are not known to
   * differ.
   */
  differences: ResponseDifference[];
};

/**
 * Compares a response with the document and lists where they differ, without blocking the page.
 * Loads the schemas that the values need and the context lacks.
 * @param text the body, if it is text
 */
export async function matchResponse(
  context: RequestContext,
  {status, headers, via}: ResponseHead,
  text: string | undefined,
  signal: AbortSignal,
  loadSchemas: LoadSchemas,
): Promise<ResponseMatch> {
  const {responses} = context.operation;
  if (responses.length === 0) return {differences: []};
  const response = findResponse(responses, status);
  if (!response)
    return {differences: [{kind: 'status', documented: responses.map((entry) => entry.status)}]};
  const head = {status, headers, isPartial: via !== 'proxy'};
  const read = (await runInSteps(readBodyInSteps(response, head, text), signal)) ?? {
    differences: [],
  };
  const patterns = createPatterns(Infinity);
  const asked = new Set<SchemaId>();
  let table = context.schemas;
  let found: ResponseDifference[];
  /** Returns whether there are more schemas than before. */
  const loadAbsent = async () => {
    const ids = listAbsent(found).filter((id) => !asked.has(id));
    const tables = await Promise.all(
      ids.map((id) => {
        asked.add(id);
        return loadSchemas(id).catch(() => ({}));
      }),
    );
    for (const more of tables) table = {...table, ...more};
    return !signal.aborted && tables.some((more) => Object.keys(more).length > 0);
  };
  do {
    patterns.begin();
    const options = {table, direction: 'response', match: patterns.match} as const;
    found = (await runInSteps(compareInSteps(response, head, read, options), signal)) ?? [];
  } while ((await loadAbsent()) || (await patterns.settle(signal)));
  return {status: response.status, differences: found};
}
