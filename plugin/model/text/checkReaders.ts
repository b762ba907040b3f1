import {listSome, quoteValue} from '../../diagnostics/text';
import type {Place} from '../../document/types';
import type {Context} from '../context';
import {toPlainText} from '../markdown/toPlainText';
import type {Markdown} from '../types';
import {hasWords, listHiddenParts, listHidingMarks} from './hiddenText';
import {findModelInstruction} from './modelInstructions';

/**
 * Reports words that people do not see but programs read, and sentences that address language
 * models.
 * @param shown what pages show of the text; code is shown with its tags and comments
 */
export function checkReaders(
  {warn}: Pick<Context, 'warn'>,
  place: Place,
  text: string,
  shown: Markdown,
): void {
  const marks = listHidingMarks(text).map(toCodePoint);
  const isShown = (source: string) => toPlainText(shown).includes(source.trim());
  const part = listHiddenParts(text).find((one) => hasWords(one) && !isShown(one.source));
  if (marks.length > 0)
    warn(
      'description-hidden',
      place,
      `This text contains characters that nobody sees: ${listSome(marks)}.`,
      'Remove them: programs read them, and words with them cannot be copied or found.',
    );
  else if (part)
    warn(
      'description-hidden',
      place,
      part.how === 'comment'
        ? `Readers do not see the comment ${quoteValue(part.source)}, but programs that read the document do.`
        : `${quoteValue(part.source)} hides words from readers, but not from programs.`,
      'Remove it, or write the words where readers see them.',
    );
  const instruction = findModelInstruction(text);
  if (instruction !== undefined)
    warn(
      'description-instructions',
      place,
      `${quoteValue(instruction)} reads like an instruction to a language model.`,
      'Describe what the API does: an agent that reads this text may take it for a request of its user.',
    );
}

function toCodePoint(mark: string): string {
  return `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
