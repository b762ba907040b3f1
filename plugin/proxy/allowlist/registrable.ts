import {getDomain} from 'tldts';

/**
 * Domains below which clouds name their customers' machines but that the public suffix list does
 * not contain. A star matches any label: Azure puts the region there.
 */
const SUFFIXES = [
  '*.cloudapp.azure.com',
  '*.cloudapp.chinacloudapi.cn',
  '*.cloudapp.usgovcloudapi.net',
  '*.inference.ml.azure.com',
  'bc.googleusercontent.com',
].map((suffix) => suffix.split('.'));

/**
 * The registered domain of a host, by the public suffix list with its private section; null if it
 * has none.
 */
export function toRegistrable(hostname: string): string | null {
  const labels = hostname.split('.');
  const suffix = SUFFIXES.find((each) => isBelow(labels, each));
  if (!suffix) return getDomain(hostname, {allowPrivateDomains: true});
  return labels.length === suffix.length ? null : labels.slice(-suffix.length - 1).join('.');
}

/** Whether the last labels are those of a suffix. */
function isBelow(labels: readonly string[], suffix: readonly string[]): boolean {
  const start = labels.length - suffix.length;
  return (
    start >= 0 && suffix.every((label, index) => label === '*' || label === labels[start + index])
  );
}

/** The index at which the registered domain begins, or -1. */
export function findRegistrable(hostname: string): number {
  const domain = toRegistrable(hostname);
  return domain === null ? -1 : hostname.length - domain.length;
}

/** Regions and services in the public suffixes of clouds. */
const USUAL_LABELS = [
  's3',
  'us-east-1',
  'eu-west-1',
  'eu-central-1',
  'cn-north-1',
  'us-gov-west-1',
  'airflow',
  'notebook',
  'blob',
  'web',
  'compute',
  'elb',
  'us',
  'eu',
  'eu-4',
  'kr',
  'prod',
  'dev',
  'k8s',
  'nl-ams-1',
  'fr-par-1',
  'lon-1',
  'atl',
  'rma',
  'builder',
  'azure',
  'storage',
  'app',
  'apps',
  'id',
  'site',
  'cust',
  'user',
  'a',
  'd',
  'r',
  'x',
  '1',
  'fn',
];

/**
 * Whether anyone could register a host that differs only in labels with variables. The public
 * suffix list names cloud regions one by one and lags behind: if anyone can get a host in one
 * region, the same holds for regions that the list does not know yet.
 * @param isVariable which labels contain a variable
 * @param lastFree the last label that readers fill in freely
 */
export function isAnybodysElsewhere(
  labels: readonly string[],
  isVariable: readonly boolean[],
  lastFree: number,
): boolean {
  const border = countFront(labels);
  return USUAL_LABELS.some((value) => {
    const front = countFront(
      labels.map((label, index) => (isVariable[index] && index < border ? value : label)),
    );
    return front >= 0 && front <= lastFree;
  });
}

/** How many labels come before the registered domain, or -1. */
export function countFront(labels: readonly string[]): number {
  const domain = toRegistrable(labels.join('.'));
  return domain === null ? -1 : labels.length - domain.split('.').length;
}
