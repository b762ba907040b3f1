import {say, sayAll, type EnumValue} from 'docusaurus-plugin-api-reference/client';
import {toVersionFacts} from 'docusaurus-plugin-api-reference/client/internal';
import type {ReactNode} from 'react';

export interface Props {
  readonly notes: EnumValue['versionNotes'];
  /** It follows other text in the line; otherwise it is in brackets. */
  readonly isBehind?: boolean;
}

// The version that added a parameter, property or value, and the one that removes it, as part of
// its line.
export default function ApiVersionNotes({notes, isBehind = true}: Props): ReactNode {
  const facts = toVersionFacts(notes);
  if (facts.length === 0) return null;
  return isBehind ? sayAll(facts) : `(${facts.map((fact) => say(fact)).join(', ')})`;
}
