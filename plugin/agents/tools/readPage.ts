import {countParts, toPartUrl} from '../../exports/textParts';
import {AgentError} from '../library';
import type {Call, InputSchema} from './types';

/** Markdown is divided into no more parts than a caller may name. */
const MOST_PARTS = 999;

export const PART: InputSchema = {
  type: 'integer',
  minimum: 1,
  maximum: MOST_PARTS,
  description: 'With markdown: which part of a long page. By default the first.',
};

type Page = {
  text: string;
  /** Which part it is, if there are several, and how to get the next one. */
  note?: string;
  /** Absolute address of the part. */
  address: string;
};

/** The Markdown of a page, or the part of it that the caller names. Undefined if there is none. */
export async function readPage(
  {library, site, args}: Call,
  url: string,
): Promise<Page | undefined> {
  const part = args.whole('part', 1, MOST_PARTS) ?? 1;
  const first = await library.text(url);
  if (first === undefined) return undefined;
  const listed = countParts(first);
  // A document may have such a list, too, but not the files.
  const hasAll = listed > 1 && (await library.text(toPartUrl(url, listed))) !== undefined;
  const count = hasAll ? listed : 1;
  const text = part === 1 ? first : part <= count && (await library.text(toPartUrl(url, part)));
  if (typeof text !== 'string')
    throw new AgentError(
      `There is no part ${part}: the page has ${count === 1 ? 'only one' : `${count} parts`}.`,
    );
  const next = part < count ? ` \`part: ${part + 1}\` gives the next one.` : '';
  return {
    text,
    ...(count > 1 && {note: `This is part ${part} of ${count} of the page.${next}`}),
    address: site.siteUrl + toPartUrl(url, part),
  };
}
