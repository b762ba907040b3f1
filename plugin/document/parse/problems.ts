import {LIMITS} from '../limits';
import type {ParseProblem} from './types';

export function toDepthProblem(offset?: number): ParseProblem {
  return {
    code: 'document-limit',
    message: `Maps and lists are nested more than ${LIMITS.depth.toLocaleString('en')} levels deep.`,
    help: 'Move the inner schemas into `components.schemas`, and refer to them with `$ref`.',
    ...(offset !== undefined && {offset}),
  };
}
