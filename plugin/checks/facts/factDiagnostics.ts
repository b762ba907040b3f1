import type {LostFact, PreservedFact} from '../../stages';
import {toDiagnostic} from '../../diagnostics/diagnostic';
import type {Diagnostic} from '../../diagnostics/types';
import {formatValue} from '../../document/exactNumber';
import type {LoadedDocument} from '../../document/types';

/**
 * Facts that a page cannot do without. Of schemas, examples and descriptions another one may be
 * shown in the same place.
 */
const ESSENTIAL: ReadonlySet<PreservedFact['name']> = new Set([
  'operation IDs',
  'paths',
  'methods',
  'servers',
  'security schemes',
  'parameters',
  'responses',
  'media types',
  'security requirements',
]);

/**
 * Reports each fact that the pages would not show, unless an earlier finding about that place, or
 * about something around it, explains why.
 */
export function toFactDiagnostics(
  facts: readonly PreservedFact[],
  document: LoadedDocument,
  known: readonly Diagnostic[],
): Diagnostic[] {
  const explained = new Set(known.map(({source: {file, pointer}}) => `${file}#${pointer ?? ''}`));
  const isExplained = ({place}: LostFact) => {
    const {file, pointer = ''} = document.locate(place);
    return listAround(pointer).some((around) => explained.has(`${file}#${around}`));
  };
  return facts.flatMap(({name, lost}) =>
    lost
      .filter((fact) => !isExplained(fact))
      .map(({what, place}) =>
        toDiagnostic('source-fact-lost', {
          source: document.locate(place),
          ...(!ESSENTIAL.has(name) && {severity: 'info'}),
          message: `The pages lack this fact (${name}): ${name === 'descriptions' ? toExcerpt(formatValue(place.value)) : name === 'examples' ? toExcerpt(what) : what}`,
          help: ESSENTIAL.has(name)
            ? 'Please report a bug with this part of the document.'
            : 'No action is needed if another part of the document replaces it; otherwise please report a bug.',
        }),
      ),
  );
}

function toExcerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

/**
 * A pointer and all pointers around it, except the whole document: `/a/b` gives `/a/b` and `/a`.
 */
function listAround(pointer: string): string[] {
  const keys = pointer.split('/').slice(1);
  return keys.map((_, index) => `/${keys.slice(0, index + 1).join('/')}`);
}
