/**
 * What a document may cost. Real ones stay below: the largest known has 14 MB, 1,500 files and a
 * depth of 60, and 78 MB with its references replaced by what they refer to, which takes 1 GB of
 * memory to read.
 */
export const LIMITS = {
  /**
   * Size of one file; the option `maxFileSize` changes it. All files of a document may have twice
   * that together.
   */
  fileMegabytes: 100,
  files: 10_000,
  /** Levels of maps and lists inside each other. */
  depth: 1_000,
  /** Values that YAML aliases may add when every alias is replaced by its value. */
  aliasedValues: 2_000_000,
  /** Keys that YAML merges (`<<`) may copy in one file. */
  mergedKeys: 1_000_000,
  /** Values up to which a document is held against the schema of its OpenAPI version. */
  validatedValues: 1_500_000,
  /**
   * Values that are no object where one belongs, up to which the same is done: each makes the
   * validator slower.
   */
  misplacedValues: 2_000,
  /** References in the pointers of references that may be followed inside each other. */
  pointerHops: 100,
  /** References that may follow each other on the way through one JSON pointer. */
  chainedReferences: 1_000,
  /** Findings of one rule that are reported for one document; those beyond are counted. */
  findingsPerRule: 5_000,
  /** Values that the overlays of a document may add to it. */
  overlaidValues: 2_000_000,
  /** Entries of objects that one JSONPath expression may look at, nodes it may select, and its time. */
  querySteps: 20_000_000,
  queryNodes: 1_000_000,
  queryMilliseconds: 5_000,
  /** Unresolved references whose nearest names are looked for, which takes time. */
  explainedReferences: 200,
} as const;

/** What to do about a file that is too large. */
export const SPLIT =
  'If the document is dereferenced, use the original with its references. Otherwise split it into files that refer to each other with `$ref`, or set the option `maxFileSize` of the plugin to more megabytes.';

const MEGABYTE = 1024 * 1024;

/** In bytes, for files of at most so many megabytes. */
export function toSizeLimits(fileMegabytes: number): {file: number; total: number} {
  return {file: fileMegabytes * MEGABYTE, total: 2 * fileMegabytes * MEGABYTE};
}
