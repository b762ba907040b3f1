/** What a document may cost. Real ones stay far below: the largest known has 14 MB, 1,500 files and a depth of 60. */
export const LIMITS = {
  fileBytes: 40 * 1024 * 1024,
  totalBytes: 160 * 1024 * 1024,
  files: 10_000,
  /** Levels of maps and lists inside each other. */
  depth: 1_000,
  /** Values that YAML aliases may add when every alias is replaced by what it stands for. */
  aliasedValues: 2_000_000,
  /** Keys that YAML merges (`<<`) may copy in one file. */
  mergedKeys: 1_000_000,
  /** Values up to which a document is held against the schema of its OpenAPI version. */
  validatedValues: 1_500_000,
  /** Values that are no object where one belongs, up to which the same is done: each makes the validator slower. */
  misplacedValues: 2_000,
  /** References that may be followed on the way through one JSON pointer. */
  pointerHops: 100,
  /** Findings of one rule that are told in full for one document. */
  findingsPerRule: 200,
} as const;
