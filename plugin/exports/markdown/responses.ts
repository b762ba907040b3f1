import {formatJson} from '../../document/exactNumber';
import {isSaidBy} from '../../model/sameText';
import {toReason} from '../../model/reason';
import type {Link, OperationId, Response} from '../../model/types';
import {toContent, toParameterRow} from './mediaType';
import {toExtensionsNote} from './notes';
import {escapeText, joinBlocks, toCode, toItem, toLink, toList} from './text';
import {toServerList} from './servers';
import type {Writer} from './types';

/** Where the operations are that links point to. */
export type FindPage = (id: OperationId) => {title: string; url: string} | undefined;

export function toResponse(
  response: Response,
  writer: Writer,
  findPage: FindPage,
  level: number,
): string {
  const {status, summary, description, headers, content, links, extensions} = response;
  const words = summary ?? toReason(status);
  const heading = (text: string) => `${'#'.repeat(level + 1)} ${text}`;
  return joinBlocks([
    `${'#'.repeat(level)} ${toCode(status)}${words === undefined ? '' : ` ${escapeText(words)}`}`,
    description === undefined || isSaidBy(description, words)
      ? undefined
      : writer.prose(description),
    ...(headers.length > 0
      ? [
          heading('Headers'),
          toList(headers.map((header) => toParameterRow(header, writer, header.name))),
        ]
      : []),
    content.length > 0 ? toContent(content, writer, `response ${status}`, level + 1) : undefined,
    ...(links.length > 0
      ? [heading('Links'), toList(links.map((link) => toLinkItem(link, writer, findPage)))]
      : []),
    extensions && toExtensionsNote(extensions),
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
