import {listErrorNames} from '../../model/operation/errorNames';
import type {Json} from '../../model/types';
import type {PropErrorIndex} from '../../pages/props';

/**
 * The anchor of the entry that explains a failed response best: of the problem type or code in its
 * body, else of its status, its range or `default`.
 * @param body as JSON; undefined if it is not
 */
export function findErrorEntry(
  index: PropErrorIndex,
  status: number,
  body: Json | undefined,
): string | undefined {
  const anchors = new Map(index.map(([anchor, field, name]) => [`${field} ${name}`, anchor]));
  const names = body === undefined ? [] : listErrorNames(body);
  return [
    ...names.map(({field, name}) => `${field} ${name}`),
    `status ${status}`,
    `status ${Math.floor(status / 100)}XX`,
    'status default',
  ]
    .map((key) => anchors.get(key))
    .find((anchor) => anchor !== undefined);
}
