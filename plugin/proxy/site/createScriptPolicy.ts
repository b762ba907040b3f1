import {promises as fs} from 'fs';
import path from 'path';
import {SCRIPT_RECORD} from '../buildFiles';
import type {ContentPolicy} from './contentPolicy';
import type {ServedFile} from './findFile';
import {findScripts, type FoundScript} from './findScripts';
import {rememberFile} from './rememberFile';
import type {FoundRecord, ScriptRecords} from './scriptRecord';

/** How much of a blocked script a message quotes. */
const QUOTED = 60;

/** The sources of a page's scripts that the policy allows. */
export type ScriptPolicy = (page: ServedFile) => Promise<readonly string[]>;

/**
 * Allows the scripts of a page that the build has recorded.
 * @param policy of the operator, which may allow more scripts
 * @param warn gets a sentence for each other script, once
 */
export function createScriptPolicy(
  folder: string,
  records: ScriptRecords,
  policy: ContentPolicy,
  warn: (sentence: string) => void,
): ScriptPolicy {
  const scriptsOf = rememberFile(async (page) =>
    findScripts(await fs.readFile(path.join(page.root, page.file), 'utf8')),
  );
  const reported = new Set<string>();
  const report = (key: string, sentence: string): void => {
    if (!reported.has(key)) warn(sentence);
    reported.add(key);
  };
  return async (page) => {
    const scripts = await scriptsOf(page);
    if (scripts.length === 0) return [];
    const record = await records.of(page);
    if (!record) report(SCRIPT_RECORD, describeNoRecord(folder, record));
    const recorded = new Set(record ? record.sources : []);
    if (record)
      for (const script of scripts)
        if (!recorded.has(script.source) && !isAllowed(script, policy))
          report(script.source, describeBlocked(script, page.file));
    return scripts.flatMap(({source}) => (recorded.has(source) ? [source] : []));
  };
}

/** One sentence about a build without a valid record. */
export function describeNoRecord(folder: string, record: Exclude<FoundRecord, object>): string {
  const reason =
    record === false
      ? `a ${SCRIPT_RECORD} that cannot be used`
      : `no ${SCRIPT_RECORD}, which an older release of the plugin did not write`;
  return `The build in ${folder} has ${reason}; without it, the content security policy allows no inline scripts and none of other origins. Build the site again.`;
}

function describeBlocked({source, text}: FoundScript, file: string): string {
  const page = file.split(path.sep).join('/');
  if (text === undefined)
    return `The content security policy blocks ${source} in ${page}, which is not in the configuration of the site. To allow it, add it to \`scripts\` in docusaurus.config, or use --csp-sources "script-src ${source}".`;
  const quoted = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  const start = quoted.length > QUOTED ? `${quoted.slice(0, QUOTED)}…` : quoted;
  return `The content security policy blocks an inline script in ${page}, which is not in the configuration of the site: ${start} To allow it, move it to \`headTags\` in docusaurus.config or to a file in static/, or use --csp-sources "script-src ${source}".`;
}

/** Whether the sources of the operator already allow a script. */
function isAllowed({source, text}: FoundScript, policy: ContentPolicy): boolean {
  return (policy.get('script-src') ?? []).some(
    (allowed) =>
      allowed === source ||
      (text === undefined && /^https?:/.test(allowed) && source.startsWith(allowed)),
  );
}
