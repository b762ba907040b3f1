import type {Json} from '../../document/types';
import {countTokens, cutMarkdown} from '../budget';
import type {Args} from '../args';
import {findPart, fitJson, type NamedIn} from '../fitJson';
import {AgentError} from '../library';
import {toField, toFence, toJsonText} from '../text';

/** Parts that are named when they are left out: as many as there is room for. */
const NAMED = [20, 6, 2, 0];
/** How much of the budget an attempt leaves to the sentences around the text, from 0 to 1. */
const FRAMES = [0.04, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8];

/** The first answer that fits, of those with more and with fewer names and text. */
function chooseFitting(budget: number, make: (room: number, named: number) => string): string {
  let last = '';
  for (const named of NAMED)
    for (const frame of named > 6 ? FRAMES.slice(0, 4) : FRAMES) {
      last = make(Math.floor(budget * (1 - frame)) - 40, named);
      if (countTokens(last) <= budget) return last;
    }
  return last;
}

/**
 * Markdown of the document within a budget.
 * @param more how to get what was cut
 * @param note what else there is to say, whether or not something was cut
 */
export function toCutMarkdown(
  markdown: string,
  budget: number,
  more: string,
  note?: string,
): string {
  return chooseFitting(budget, (room, named) => {
    const {text, left} = cutMarkdown(markdown, Math.max(0, room));
    const fence = [toFence(text, 'markdown'), ...(note === undefined ? [] : [note])].join('\n\n');
    if (left.tokens === 0) return fence;
    const names = toNames(
      left.headings.map((heading) => toField(heading, 60)),
      named,
    );
    return `${fence}\n\nLeft out: ${left.tokens} tokens${names === '' ? '' : ` of ${names}`}. ${more}`;
  });
}

type JsonCalls = {
  /** Begins a sentence about what has no such part. */
  whole: string;
  namedIn: NamedIn;
  ofNames: string;
  ofPointers: string;
};

/**
 * JSON of the document, or the part that the caller points at, within a budget, with the calls that
 * get what it lacks.
 */
export function toCutJson(
  document: Json,
  args: Args,
  {whole, namedIn, ofNames, ofPointers}: JsonCalls,
): string {
  const pointer = args.text('pointer') ?? '';
  const value = findPart(document, pointer);
  if (value === undefined)
    throw new AgentError(`${whole} has nothing at the pointer ${JSON.stringify(pointer)}.`);
  return chooseFitting(args.budget(), (room, named) => {
    const {text, names, pointers} = fitJson(value, Math.max(20, room), namedIn);
    const parts = [
      toFence(text, 'json'),
      toCalls(names, ofNames, named),
      toCalls(
        pointers.map((pointer) => `#${pointer}`),
        ofPointers,
        named,
      ),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
  });
}

/** The answer with the first items that fit. */
export function takeFitting<T>(
  budget: number,
  items: readonly T[],
  toAnswer: (shown: T[]) => string,
): string {
  let shown = items.length;
  while (shown > 0 && countTokens(toAnswer(items.slice(0, shown))) > budget) shown--;
  return toAnswer(items.slice(0, shown));
}

function toCalls(all: readonly string[], call: string, named: number): string {
  if (all.length === 0) return '';
  const names = toNames(
    all.map((name) => toField(name, 200)),
    named,
  );
  return `${call}: ${names === '' ? `${all.length} parts` : names}`;
}

function toNames(all: readonly string[], named: number): string {
  const shown = all.slice(0, named);
  const others = all.length - shown.length;
  if (shown.length === 0) return '';
  return `${toJsonText(shown)}${others > 0 ? ` and ${others} more` : ''}`;
}
