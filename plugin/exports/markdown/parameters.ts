import type {Parameter, ParameterLocation} from '../../model/types';
import {toParameterRow} from './mediaType';
import {toList} from './text';
import type {Writer} from './types';

const TITLES: {readonly [location in ParameterLocation]: string} = {
  path: 'Path parameters',
  query: 'Query parameters',
  querystring: 'Query string',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};

/** A section for each location that has parameters. */
export function toParameterSections(
  parameters: readonly Parameter[],
  writer: Writer,
  level: number,
): (string | undefined)[] {
  return Object.entries(TITLES).flatMap(([location, title]) => {
    const rows = parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => toParameterRow(parameter, writer, parameter.name));
    return rows.length > 0 ? [`${'#'.repeat(level)} ${title}`, toList(rows)] : [];
  });
}
