import path from 'node:path';
import type {PreservedFact} from '../../stages';
import type {Secrets} from '../../document/secrets/secrets';
import type {Diagnostic, Severity} from '../../diagnostics/types';
import {groupDiagnostics} from '../../diagnostics/report';
import {EXIT} from '../exitCodes';
import type {ContentContext} from '../../content';
import type {Site} from '../../types';
import type {AddressChanges} from './against/addresses';
import type {TabComparison} from './against/compareTabs';
import {inspectOperations, type Inspection} from './inspect';
import {toTabFacts, type TabFacts} from './tabFacts';

/** All results of one run of `check`. */
export type CheckResult = {
  /** In listing order. */
  findings: Diagnostic[];
  /** Number of findings below `--min-severity`. */
  hidden: number;
  /** Number of findings that the baseline accepts. */
  known: number;
  /** Number of entries in the baseline that no longer occur. */
  gone: number;
  tabs: CheckedTab[];
  inspections: Inspection[];
  /** With `--against`: what changed. The findings are then these changes. */
  comparisons?: TabComparison[];
  /** With `--against`: which published addresses change. */
  addresses?: AddressChanges;
};

export type CheckedTab = TabFacts & {preserved: PreservedFact[]};

/**
 * Collects the findings of all instances in order, and the facts of each tab; masks secrets of the
 * files.
 */
export function toCheckResult(
  {diagnostics, tabs, secrets}: MergedContent,
  inspect: readonly string[],
): CheckResult {
  const keys = inspect.filter((key) => key !== 'auto');
  return {
    findings: sortFindings(diagnostics),
    hidden: 0,
    known: 0,
    gone: 0,
    tabs: tabs.map((tab) => ({
      ...hideAll(toTabFacts(tab), secrets),
      preserved: tab.preserved ?? [],
    })),
    inspections: hideAll(inspectOperations(tabs, keys), secrets),
  };
}

/** The same plain JSON with secrets masked in its strings. */
function hideAll<T>(value: T, secrets: readonly Secrets[]): T {
  const hide = (text: string) => secrets.reduce((safe, {hide: hideOne}) => hideOne(safe), text);
  return JSON.parse(JSON.stringify(value), (_key, entry: unknown) =>
    typeof entry === 'string' ? hide(entry) : entry,
  ) as T;
}

/** `breaking`: only changes that break callers, and documents whose changes are unknown. */
export type FailOn = Severity | 'breaking' | 'never';

/** From the most severe to the least. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

export function isBelow(severity: Severity, least: Severity): boolean {
  return SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(least);
}

/**
 * Sorts findings for listing: errors of documents, errors of the configuration, then warnings, then
 * notes, each by place.
 */
export function sortFindings(findings: readonly Diagnostic[]): Diagnostic[] {
  return groupDiagnostics(findings).flatMap(({diagnostics}) => diagnostics);
}

/**
 * Whether a finding counts for `--fail-on`. Configuration errors always count: without a valid
 * configuration nothing else can be judged.
 */
export function isFailure({area, code, severity}: Diagnostic, failOn: FailOn): boolean {
  if (area === 'configuration' && severity === 'error') return true;
  if (failOn === 'breaking')
    return code === 'change-breaking' || (code === 'change-not-compared' && severity === 'error');
  return failOn !== 'never' && !isBelow(severity, failOn);
}

export function toExitCode(findings: readonly Diagnostic[], failOn: FailOn): number {
  if (findings.some(({area, severity}) => area === 'configuration' && severity === 'error'))
    return EXIT.usage;
  return findings.some((finding) => isFailure(finding, failOn)) ? EXIT.findings : EXIT.ok;
}

/** The content of one instance of the plugin. */
export type InstanceContent = {context: Pick<ContentContext, 'docsJson'>; content: Site};

/** The content of all instances of a site, and the likely secrets in their files. */
type MergedContent = Pick<Site, 'diagnostics' | 'tabs'> & {secrets: Secrets[]};

/**
 * Merges all instances of a site; file paths become relative to `rootDir`, wherever each docs.json
 * is.
 */
export function mergeContents(
  contents: readonly InstanceContent[],
  rootDir: string,
): MergedContent {
  const rebased = contents.map(({context, content}) => {
    const base = path.relative(rootDir, path.dirname(context.docsJson));
    const toFile = (file: string) =>
      base === '' ? file : path.join(base, file).split(path.sep).join('/');
    return {
      diagnostics: content.diagnostics.map((diagnostic) => ({
        ...diagnostic,
        source: {...diagnostic.source, file: toFile(diagnostic.source.file)},
      })),
      tabs: content.tabs.map((tab) => ({
        ...tab,
        config: {...tab.config, sources: tab.config.sources.map(toFile)},
      })),
    };
  });
  const secrets = contents.flatMap(({content: {config, tabs}}) =>
    [config, ...tabs.flatMap(({documents}) => documents)].flatMap(
      (source) => source?.secrets ?? [],
    ),
  );
  return {
    diagnostics: rebased.flatMap(({diagnostics}) => diagnostics),
    tabs: rebased.flatMap(({tabs}) => tabs),
    secrets,
  };
}
