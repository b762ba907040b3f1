import {childOf, fieldOf, itemsOf} from '../../document/place';
import type {Json, Place} from '../../document/types';
import {followPlace} from '../../document/follow';
import {versionAt} from '../../document/versionAt';
import type {Context} from '../context';
import {isNullSchema} from './soleBranch';

/** Maximum number of schemas that are searched. */
const MAX_SCHEMAS = 50;

/** Whether a branch of a choice says that `null` is valid, itself or in a choice inside it. */
export function allowsNull({document}: Context, branch: Place): boolean {
  const places = [branch];
  const seen = new Set<Json>();
  for (const place of places) {
    const target = followPlace(document, place);
    if (!target || seen.has(target.value) || seen.size >= MAX_SCHEMAS) continue;
    const {value} = target;
    seen.add(value);
    const type = fieldOf(value, 'type');
    const values = fieldOf(value, 'enum');
    if (
      isNullSchema(value) ||
      fieldOf(value, 'const') === null ||
      (Array.isArray(type) && type.includes('null')) ||
      (versionAt(document, target) === '3.0' && fieldOf(value, 'nullable') === true) ||
      (type === undefined && Array.isArray(values) && values.includes(null))
    )
      return true;
    for (const keyword of ['oneOf', 'anyOf'])
      for (const item of itemsOf(childOf(target, keyword))) places.push(item);
  }
  return false;
}
