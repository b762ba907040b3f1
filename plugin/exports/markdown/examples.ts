import {toMediaKind} from '../../model/operation/mediaKind';
import {toLanguage} from '../../request/language';
import {formatJson} from '../../document/exactNumber';
import type {Example, GeneratedExample, Json, MediaType} from '../../model/types';
import {WORDS} from '../../model/words/words';
import {formatExample} from '../../request';
import {escapeText, joinBlocks, toCode, toAddressLink, toCodeBlock} from './text';
import type {Writer} from './types';

const PLAIN: MediaType = {mediaType: 'application/json', examples: []};

/** Longer JSON, in characters, is written without white space, which would be most of it. */
const MAX_SPACED = 2_000;

/** Longer examples, in characters, are cut: the document contains them in full. */
const MAX_EXAMPLE = 40_000;

/** The examples of a parameter or a body, each in the syntax of its media type. */
export function toExamples(
  examples: readonly Example[],
  mediaType: MediaType | undefined,
  writer: Pick<Writer, 'prose' | 'table'>,
): string {
  return joinBlocks(examples.map((example) => toExample(example, mediaType, writer)));
}

function toExample(
  example: Example,
  mediaType: MediaType | undefined,
  {prose, table}: Pick<Writer, 'prose' | 'table'>,
): string {
  const {name, summary, description, value, serialized, externalValue} = example;
  const label = summary ?? name;
  const head = label === undefined ? 'Example' : `Example “${escapeText(label)}”`;
  const about = [
    description && prose(description),
    externalValue === undefined ? undefined : toAddressLink(undefined, externalValue),
  ];
  const inline =
    !mediaType && value !== undefined && formatJson(value).length <= 80
      ? toCode(formatJson(value))
      : undefined;
  if (inline !== undefined)
    return joinBlocks([
      `${head}: ${inline}${serialized === undefined ? '' : `, written ${toCode(serialized)}`}`,
      ...about,
    ]);
  const text = formatExample(mediaType ?? PLAIN, example, table);
  return joinBlocks([
    `${head}:`,
    ...about,
    text === undefined
      ? undefined
      : toExampleBlock(
          text,
          serialized === undefined && typeof value === 'object' && !isSequence(mediaType)
            ? value
            : undefined,
          mediaType,
        ),
  ]);
}

/** A generated example, with a note that it is one. */
export function toGenerated(
  {value, origin, incomplete, optional, shortened}: GeneratedExample,
  mediaType: MediaType,
  {table}: Pick<Writer, 'table'>,
): string {
  const made = WORDS[shortened ? 'example.shortened' : 'example.made'];
  return joinBlocks([
    origin === 'schema-example' ? 'Example of the schema:' : `${made}:`,
    optional && `${WORDS['example.optional']}.`,
    incomplete &&
      `Incomplete: it does not match its schema (${[incomplete.keyword, incomplete.place].filter(Boolean).map(toCode).join(', ')}).`,
    toExampleBlock(
      formatExample(mediaType, {value}, table) ?? '',
      isSequence(mediaType) ? undefined : value,
      mediaType,
    ),
  ]);
}

/** Media types that contain one item after the other. */
function isSequence(mediaType: MediaType | undefined): boolean {
  return ['json-lines', 'json-seq'].includes(toMediaKind(mediaType?.mediaType ?? ''));
}

function toExampleBlock(
  formatted: string,
  value: Json | undefined,
  mediaType: MediaType | undefined,
): string {
  const language = toLanguage(mediaType?.mediaType ?? 'application/json', value);
  const text =
    language === 'json' && value !== undefined && formatted.length > MAX_SPACED
      ? formatJson(value)
      : formatted;
  const block = toCodeBlock(text.slice(0, MAX_EXAMPLE), language);
  return text.length > MAX_EXAMPLE
    ? joinBlocks([block, 'The example continues in the OpenAPI document.'])
    : block;
}
