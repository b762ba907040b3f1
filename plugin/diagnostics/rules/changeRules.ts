import type {Rule} from './types';

/** Joins the lines of a rule's example. */
export const lines = (...text: string[]) => text.join('\n');

/** Rules about changes since an earlier document, which `check --against` lists. */
export const CHANGE_RULES = {
  'change-breaking': {
    area: 'document',
    severity: 'error',
    summary: 'A change breaks programs that call the API.',
    reason: 'Programs that were written for the earlier document fail with the later one.',
    mend: 'Revert the change, publish it as a new version of the API, or list it in `acceptedChanges` with your reason.',
    bad: lines(
      'before: schema: {type: integer, maximum: 100}',
      'after:  schema: {type: integer, maximum: 50}',
    ),
    good: lines(
      'before: schema: {type: integer, maximum: 100}',
      'after:  schema: {type: integer, maximum: 200}',
    ),
  },
  'change-uncertain': {
    area: 'document',
    severity: 'warning',
    summary: 'A change may break programs that call the API.',
    reason: 'Whether it does depends on something that the documents do not say.',
    mend: 'Find out, then list the change in `acceptedChanges` or revert it.',
    bad: lines("before: pattern: '^[a-z]+$'", "after:  pattern: '^[a-z]+[0-9]*$'"),
    good: lines("before: pattern: '^[a-z]+$'", "after:  pattern: '^[a-z]+$'"),
  },
  'change-compatible': {
    area: 'document',
    severity: 'info',
    summary: 'A change does not affect programs that call the API.',
    reason: 'Programs that were written for the earlier document keep working.',
    mend: 'No action is needed.',
    bad: 'An operation was added.',
    good: 'The operations are the same as before.',
  },
  'change-not-compared': {
    area: 'document',
    severity: 'warning',
    summary: 'A tab was not compared with its earlier documents.',
    reason: 'Its changes are unknown: a document cannot be read, or only one side has the tab.',
    mend: 'Correct a document that cannot be read. A new or removed tab has nothing to compare with, so decide yourself.',
    bad: 'before: openapi.yaml\nafter:  openapi.yaml, which ends in the middle of a line',
    good: 'before: openapi.yaml\nafter:  openapi.yaml',
  },
} as const satisfies {[code: string]: Rule};
