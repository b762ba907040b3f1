import {LIMITS} from '../limits';
import type {ParseProblem} from './types';

export function toDepthProblem(offset?: number): ParseProblem {
  return {code: 'document-limit', message: `Maps and lists stand inside each other more than ${LIMITS.depth} levels deep.`, ...(offset !== undefined && {offset})};
}
