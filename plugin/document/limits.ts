/**
 * Limits for documents. Real ones stay below them: the largest known has 14 MB, 1,500 files and a
 * depth of 60. With its references replaced by their targets it has 78 MB, which takes 1 GB of
 * memory to read.
 */
export const LIMITS = {
  /**
   * Size of one file; the option `maxFileSize` changes it. All files of a document together may
   * have twice that.
   */
  fileMegabytes: 100,
  files: 10_000,
  /** Nesting depth of maps and lists. */
  depth: 1_000,
  /** Values that YAML aliases may add when every alias is replaced by its value. */
  aliasedValues: 2_000_000,
  /** Keys that YAML merges (`<<`) may copy in one file. */
  mergedKeys: 1_000_000,
  /**
   * Number of values up to which a document is validated against the schema of its OpenAPI version.
   */
  validatedValues: 1_500_000,
  /**
   * Number of non-objects in the place of objects up to which a document is validated: each makes
   * the validator slower.
   */
  misplacedValues: 2_000,
  /** Depth to which references inside the pointers of references are followed. */
  pointerHops: 100,
  /** Number of references that are followed while resolving one JSON pointer. */
  chainedReferences: 1_000,
  /** Findings of one rule that are reported for one document; the others are counted. */
  findingsPerRule: 5_000,
  /** Values that the overlays of a document may add to it. */
  overlaidValues: 500_000,
  /** Entries of objects and lists that the overlays of a document may copy to change one of them. */
  overlayCopies: 2_000_000,
  /**
   * For one JSONPath expression: entries of objects it may visit, nodes it may select, and its
   * time.
   */
  querySteps: 20_000_000,
  queryNodes: 1_000_000,
  queryMilliseconds: 5_000,
  /** Entries that all JSONPath expressions of a document may visit. */
  queriesSteps: 50_000_000,
  /**
   * Steps to compare one value with its `pattern`, and all values of a document that need more than
   * the free ones.
   */
  patternSteps: 1_000_000,
  patternsSteps: 3_000_000,
  freeSteps: 10_000,
  /** Time for all values of a document with patterns whose steps cannot be counted. */
  patternsMilliseconds: 1_000,
  /** Length of a `pattern` up to which it is compared: nothing can stop its compilation. */
  patternCharacters: 10_000,
  /**
   * Entries of a list or map, such as media types, that each operation shows of one that several
   * share, and how many more all of them may show together.
   */
  sharedEntries: 20,
  moreSharedEntries: 20_000,
  /**
   * Steps of comparing the schemas of two documents, besides one for each character; and those that
   * each schema of an operation may take in any case.
   */
  comparedSteps: 300_000,
  comparedStepsOfPlace: 10_000,
  /**
   * Changes and parts around them that are listed for all operations together, and for each
   * operation in any case.
   */
  listedChanges: 200_000,
  listedChangesOfPlace: 200,
  /** Unresolved references for which similar names are searched, which is slow. */
  explainedReferences: 200,
} as const;

/** Help for a file that is too large. */
export const SPLIT =
  'If the document is dereferenced, use the original with its references. Otherwise split it into files that refer to each other with `$ref`, or set the option `maxFileSize` of the plugin to more megabytes.';

const MEGABYTE = 1024 * 1024;

/**
 * Size limits in bytes.
 * @param fileMegabytes maximum size of a file
 */
export function toSizeLimits(fileMegabytes: number): {file: number; total: number} {
  return {file: fileMegabytes * MEGABYTE, total: 2 * fileMegabytes * MEGABYTE};
}
