import type {Finding} from '../model/validation/types';
import type {ShownFinding} from '../model/validation/noteDirection';
import type {SchemaId} from '../model/types';
import type {RequestContext} from '../request/types';
import {findOperation} from './find';
import {AgentError} from './library';
import {type Call, openTab} from './tools/types';

/** An operation as its console has it. */
export type OpenContext = {
  context: RequestContext;
  /**
   * Compares values with schemas. Where these lack a schema that the values need, loads it and
   * compares again.
   */
  load: <T extends {finding: ShownFinding | Finding}>(
    compare: (context: RequestContext) => T[],
  ) => Promise<{context: RequestContext; found: T[]}>;
};

/** Files that are loaded for one call, besides those of the tab and the operation. */
const MOST_FILES = 6;

export async function openContext(call: Call): Promise<OpenContext> {
  const {library, site, args} = call;
  const name = args.need('operation');
  const open = await openTab(call);
  const found = await library.operation(open, findOperation(open.index, site, name));
  if (!found) throw new AgentError('The data of this operation are missing. Build the site again.');
  const {servers, security, securitySchemes} = open.index;
  const context: RequestContext = {
    operation: found.page.operation,
    schemas: found.schemas,
    servers,
    security,
    securitySchemes,
    siteUrl: site.siteUrl,
  };
  return {
    context,
    async load(compare) {
      let own = context;
      const asked = new Set<SchemaId>();
      for (let files = 0; ;) {
        const results = compare(own);
        const absent = listAbsent(results).filter((id) => !asked.has(id));
        const [next] = absent;
        if (next === undefined || files >= MOST_FILES) return {context: own, found: results};
        // A file has several schemas: another may no longer be absent.
        asked.add(next);
        files += 1;
        own = {...own, schemas: {...own.schemas, ...(await library.schemas(open, next))}};
      }
    },
  };
}

function listAbsent(found: readonly {finding: ShownFinding | Finding}[]): SchemaId[] {
  return found.flatMap(({finding}) =>
    finding.kind === 'unchecked' && finding.reason === 'absent' ? [finding.schema] : [],
  );
}
