import {RULES, type Code} from './codes';

/**
 * Leaves out what the OpenAPI schema reports about a place if a more specific rule also reports
 * something there: the same fault is not reported twice. Advice is not about a fault and does not
 * count.
 */
export function withoutEchoes<T extends {code: Code}>(
  findings: readonly T[],
  toPlace: (finding: T) => string,
): T[] {
  const named = new Set(
    findings
      .filter(({code}) => code !== 'document-schema' && RULES[code].severity !== 'info')
      .map(toPlace),
  );
  const told = new Set<string>();
  return findings.filter((finding) => {
    if (finding.code !== 'document-schema') return true;
    const place = toPlace(finding);
    if (named.has(place) || told.has(place)) return false;
    told.add(place);
    return true;
  });
}

/** A change that an overlay applies in many places is read that many times, and is one fault. */
export function withoutRepeats<T extends {code: Code; message: string}>(
  findings: readonly T[],
  toPlace: (finding: T) => string,
): T[] {
  const told = new Set<string>();
  return findings.filter((finding) => {
    const key = `${finding.code} ${toPlace(finding)}\n${finding.message}`;
    return !told.has(key) && told.add(key);
  });
}
