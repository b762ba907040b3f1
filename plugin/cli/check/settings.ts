import path from 'node:path';
import {parseUrl} from '../../document/parseUrl';
import {present} from '../../document/present';
import {DEFAULT_OPTIONS, trimSlashes} from '../../options';
import type {OptionValues} from '../arguments';
import type {Terminal} from '../terminal';
import type {CHECK} from './command';
import type {SiteUrls} from './against/pages';
import type {Severity} from '../../diagnostics/types';
import {isBelow, SEVERITIES, type FailOn} from './result';
import {FORMATS, isFormatName, type FormatName} from './formats';

/** The parsed arguments of `check`. */
export type CheckSettings = {
  /** Absolute path of the folder or of docs.json. */
  target: string;
  failOn: FailOn;
  /** Findings below it are left out of all output. */
  minSeverity: Severity;
  maxProblems: number;
  frames: boolean;
  verbose: boolean;
  outputs: ReportOutput[];
  reports: string[];
  /** Keys of operations; `auto` for representative ones. */
  inspect: string[];
  baseline?: string;
  updateBaseline: boolean;
  watch: boolean;
  /** The documents to compare with, as written. */
  against: string[];
  /** Where readers find the pages that changes link to. */
  urls: SiteUrls;
  /** Set: no code of the site runs. */
  noCode?: {routeBasePath: string};
};

/** A format and its output file; without a file, the terminal. */
type ReportOutput = {format: FormatName; file?: string};

const FAIL_ON: readonly FailOn[] = ['error', 'warning', 'info', 'breaking', 'never'];

/** Returns a sentence if the arguments are wrong. */
export function toSettings(
  values: OptionValues<typeof CHECK.options>,
  operands: readonly string[],
  {cwd, env}: Pick<Terminal, 'cwd' | 'env'>,
): CheckSettings | string {
  const resolve = (file: string) => path.resolve(cwd, file);
  const failOn = FAIL_ON.find(
    (level) => level === (values['fail-on'] ?? (values.strict ? 'warning' : 'error')),
  );
  if (!failOn) return `\`--fail-on\` takes ${FAIL_ON.join(', ')}, not \`${values['fail-on']}\`.`;
  const minSeverity = SEVERITIES.find((level) => level === (values['min-severity'] ?? 'info'));
  if (!minSeverity)
    return `\`--min-severity\` takes ${SEVERITIES.join(', ')}, not \`${values['min-severity']}\`.`;
  if (SEVERITIES.some((level) => level === failOn && isBelow(level, minSeverity)))
    return `\`--min-severity ${minSeverity}\` hides findings that \`--fail-on ${failOn}\` fails on.`;
  const maxProblems = values['max-problems'] ?? '50';
  if (!/^\d{1,9}$/.test(maxProblems))
    return `\`--max-problems\` takes a number, not \`${maxProblems}\`.`;
  const {published, preview, against = []} = values;
  if (failOn === 'breaking' && against.length === 0)
    return '`--fail-on breaking` needs `--against`.';
  const wrong = findWrong(values, against.length > 0);
  if (wrong !== undefined) return wrong;
  for (const [option, url] of Object.entries({published, preview}))
    if (url !== undefined && !/^https?:$/.test(parseUrl(url)?.protocol ?? ''))
      return `\`--${option}\` takes the URL of a site, such as https://docs.example.com/, not \`${url}\`.`;
  const routeBasePath = values['route-base-path'];
  if (routeBasePath !== undefined && !values['no-code'])
    return '`--route-base-path` needs `--no-code`; otherwise the configuration of the site says it.';
  const outputs: ReportOutput[] = [];
  for (const text of values.format ?? ['pretty']) {
    const [, name = '', file] = /^([^=]*)=?(.*)$/s.exec(text) ?? [];
    if (!isFormatName(name))
      return `There is no format \`${name}\`; there are ${Object.keys(FORMATS).join(', ')}.`;
    outputs.push({format: name, ...(file && {file: resolve(file)})});
  }
  // Beside the text for people alone: a program could not read its format with annotations in it.
  if (
    env.GITHUB_ACTIONS === 'true' &&
    outputs.every(
      ({format, file}) => format === 'pretty' || (file !== undefined && format !== 'github'),
    )
  )
    outputs.push({format: 'github'});
  return {
    target: resolve(operands[0] ?? '.'),
    failOn,
    minSeverity,
    maxProblems: Number(maxProblems),
    frames: values.frames ?? false,
    verbose: values.verbose ?? false,
    outputs,
    reports: (values.report ?? []).map(resolve),
    inspect: values.inspect ?? [],
    ...(values.baseline !== undefined && {baseline: resolve(values.baseline)}),
    updateBaseline: values['update-baseline'] ?? false,
    watch: values.watch ?? false,
    against,
    urls: present({published, preview}),
    ...(values['no-code'] && {
      noCode: {routeBasePath: trimSlashes(routeBasePath ?? DEFAULT_OPTIONS.routeBasePath)},
    }),
  };
}

/** A sentence about options that would have no effect: a comparison reports changes, not findings. */
function findWrong(
  values: OptionValues<typeof CHECK.options>,
  isComparison: boolean,
): string | undefined {
  const names = isComparison
    ? (['watch', 'inspect', 'min-severity', 'baseline', 'update-baseline'] as const)
    : (['published', 'preview'] as const);
  const name = names.find((option) => values[option] !== undefined);
  if (name === undefined) return undefined;
  if (!isComparison) return `\`--${name}\` needs \`--against\`.`;
  return name.endsWith('baseline')
    ? `\`--${name}\` is about findings, not changes; \`acceptedChanges\` in docs.json accepts changes.`
    : `\`--${name}\` does not work with \`--against\`.`;
}
