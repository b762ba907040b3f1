import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {EnumValue} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly notes: EnumValue['versionNotes'];
  /** It follows other text in the line; otherwise it is in brackets. */
  readonly isBehind?: boolean;
}

// The version that added a parameter, property or value, and the one that removes it, as part of
// its line.
export default function ApiVersionNotes({notes, isBehind = true}: Props): ReactNode {
  const {since, removed} = notes ?? {};
  const words = [
    since !== undefined &&
      translate(
        {
          id: 'theme.api.versionNotes.since',
          message: 'since {version}',
          description: 'Beside a parameter, property or value: the version in which it came',
        },
        {version: since},
      ),
    removed !== undefined &&
      translate(
        {
          id: 'theme.api.versionNotes.removed',
          message: 'removed in {version}',
          description: 'Beside a parameter, property or value: the version that no longer has it',
        },
        {version: removed},
      ),
  ].filter((word) => word !== false);
  if (words.length === 0) return null;
  return isBehind ? ` · ${words.join(' · ')}` : `(${words.join(', ')})`;
}
