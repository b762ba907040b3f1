import {slugify} from '../config/slugify';
import type {ApiReference} from '../model/types';
import type {Topic} from './types';

/**
 * The declared tags that say something and have no operations: chapters of a manual, as `x-traitTag` of Redoc means them, or
 * what is to come. Tags that hold others are groups, and those for badges and audiences are no chapters.
 */
export function toTopics({tags, operations}: Pick<ApiReference, 'tags' | 'operations'>): Topic[] {
  const used = new Set([...operations.flatMap((operation) => operation.tags), ...tags.flatMap(({parent}) => parent ?? [])]);
  const taken = new Set<string>();
  return tags.flatMap((tag) => {
    const {name, description, externalDocs, kind = 'nav'} = tag;
    if (used.has(name) || kind !== 'nav' || (description === undefined && !externalDocs)) return [];
    const plain = `topic-${slugify(name) || 'other'}`;
    let id = plain;
    for (let number = 2; taken.has(id); number++) id = `${plain}-${number}`;
    taken.add(id);
    return [{id, label: tag.summary ?? name, tag}];
  });
}
