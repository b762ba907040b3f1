import {formatJson} from '../../document/exactNumber';
import {isSaidBy} from '../../model/text/sameText';
import {toReason} from '../../model/text/reason';
import type {Link, OperationId, Response, Server} from '../../model/types';
import {toStatusRange} from '../../model/words/sections';
import {toContent, toParameterRow} from './mediaType';
import {toExtensionsNote} from './notes';
import {escapeText, joinBlocks, toCode, toHeading, toItem, toLink, toList} from './text';
import type {Writer} from './types';
import type {Prose} from './prose';
import {say} from './words';

/** Where the operations are that links point to. */
export type FindPage = (id: OperationId) => {title: string; url: string} | undefined;

export function toResponse(
  response: Response,
  writer: Writer,
  findPage: FindPage,
  level: number,
): string {
  const {status, summary, description, headers, content, links, extensions} = response;
  const range = toStatusRange(status);
  const words = summary ?? toReason(status) ?? (range && say(range));
  return joinBlocks([
    toHeading(level, `${toCode(status)}${words === undefined ? '' : ` ${escapeText(words)}`}`),
    description === undefined || isSaidBy(description, words)
      ? undefined
      : writer.prose(description),
    ...(headers.length > 0
      ? [
          toHeading(level + 1, 'Headers'),
          toList(headers.map((header) => toParameterRow(header, writer, header.name))),
        ]
      : []),
    content.length > 0 ? toContent(content, writer, `response ${status}`, level + 1) : undefined,
    ...(links.length > 0
      ? [
          toHeading(level + 1, 'Links'),
          toList(links.map((link) => toLinkItem(link, writer, findPage))),
        ]
      : []),
    extensions && toExtensionsNote(extensions, writer.styles),
  ]);
}

function toLinkItem(
  {name, description, operationId, operationRef, target, parameters, requestBody, server}: Link,
  {prose}: Writer,
  findPage: FindPage,
): string {
  const page = target === undefined ? undefined : findPage(target);
  const place = page ? toLink(page.title, page.url) : toCode(operationId ?? operationRef ?? '');
  return toItem(`${toCode(name)} → ${place}`, [
    description && prose(description),
    toList([
      ...parameters.map((parameter) =>
        toItem(`${toCode(parameter.name)} = ${toCode(formatJson(parameter.value))}`),
      ),
      ...(requestBody === undefined
        ? []
        : [toItem(`Request body = ${toCode(formatJson(requestBody))}`)]),
      ...(server ? [toItem('Server', [toServerList([server], prose)])] : []),
    ]),
  ]);
}

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
