import type {Server} from '../../model/types';
import type {Prose} from './prose';
import {escapeText, toCode, toItem, toList} from './text';

/** The servers, each with its variables. */
export function toServerList(servers: readonly Server[], prose: Prose): string {
  return toList(
    servers.map(({url, name, description, variables}) =>
      toItem(name === undefined ? toCode(url) : `${toCode(url)} ${escapeText(name)}`, [
        description && prose(description),
        toList(
          variables.map((variable) =>
            toItem(
              [
                `${toCode(variable.name)}: default ${toCode(variable.default)}`,
                ...(variable.enum ? [`one of ${variable.enum.map(toCode).join(', ')}`] : []),
              ].join(', '),
              [variable.description && prose(variable.description)],
            ),
          ),
        ),
      ]),
    ),
  );
}
