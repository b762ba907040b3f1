import {listOtherConstraints} from '../../document/vocabulary/constraints';
import type {ChangeKind} from '../kinds';

type Kinds = readonly [added: ChangeKind, removed: ChangeKind, changed: ChangeKind];

const OF_CONSTRAINT: Kinds = ['constraint-added', 'constraint-removed', 'constraint-changed'];

/** The kinds of change for adding, removing or changing a single-value keyword. */
export const WORD_KINDS: {readonly [word: string]: Kinds} = {
  ...Object.fromEntries(listOtherConstraints().map((keyword) => [keyword, OF_CONSTRAINT])),
  format: ['format-added', 'format-removed', 'format-changed'],
  contentMediaType: ['content-changed', 'content-changed', 'content-changed'],
  contentEncoding: ['content-changed', 'content-changed', 'content-changed'],
  default: ['default-added', 'default-removed', 'default-changed'],
  deprecated: ['deprecated', 'undeprecated', 'deprecated'],
  xml: ['xml-changed', 'xml-changed', 'xml-changed'],
};
