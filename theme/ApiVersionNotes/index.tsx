import {say, sayAll} from 'docusaurus-plugin-api-reference/client';
import {toVersionFacts} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiVersionNotes';
import type {ReactNode} from 'react';

// The version that added a parameter, property or value, and the one that removes it, as part of
// its line.
export default function ApiVersionNotes({notes, isBehind = true}: Props): ReactNode {
  const facts = toVersionFacts(notes);
  if (facts.length === 0) return null;
  return isBehind ? sayAll(facts) : `(${facts.map((fact) => say(fact)).join(', ')})`;
}
