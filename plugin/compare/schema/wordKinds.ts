import type {ChangeKind} from '../kinds';

/** The kinds of change for adding, removing or changing a single-value keyword. */
export const WORD_KINDS: {
  readonly [word: string]: readonly [added: ChangeKind, removed: ChangeKind, changed: ChangeKind];
} = {
  pattern: ['constraint-added', 'constraint-removed', 'constraint-changed'],
  multipleOf: ['constraint-added', 'constraint-removed', 'constraint-changed'],
  uniqueItems: ['constraint-added', 'constraint-removed', 'constraint-changed'],
  format: ['format-added', 'format-removed', 'format-changed'],
  contentMediaType: ['content-changed', 'content-changed', 'content-changed'],
  contentEncoding: ['content-changed', 'content-changed', 'content-changed'],
  default: ['default-added', 'default-removed', 'default-changed'],
  deprecated: ['deprecated', 'undeprecated', 'deprecated'],
  xml: ['xml-changed', 'xml-changed', 'xml-changed'],
};
