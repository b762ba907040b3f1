import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {groupMediaTypes, mediaTypeAnchor} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMediaType from 'docusaurus-plugin-api-reference/parts/ApiMediaType';
import ApiTabList from '@theme/ApiTabList';
import type {Anchor, Direction, MediaType} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly content: readonly MediaType[];
  /** Of the body. */
  readonly id: Anchor;
  readonly direction: Direction;
  /** Name of the body, for labels. */
  readonly name: string;
  /** Whether its examples are shown with it. */
  readonly hasExamples?: boolean;
}

// The media types of a body. Those with the same content are grouped; others are tabs.
export default function ApiMediaTypes({
  content,
  id,
  direction,
  name,
  hasExamples,
}: Props): ReactNode {
  const groups = groupMediaTypes(content);
  const [only] = groups;
  if (!only) return null;
  if (groups.length === 1)
    return (
      <ApiMediaType
        group={only}
        id={id}
        direction={direction}
        name={name}
        hasExamples={hasExamples}
      />
    );
  return (
    <ApiTabList
      label={translate({
        id: 'theme.api.mediaTypes',
        message: 'Media types',
        description: 'Name of the tabs for the media types of a body',
      })}
      tabs={groups.map((group) => {
        const {mediaType, index} = group.first;
        const label = group.members.map(({mediaType}) => mediaType.mediaType).join(', ');
        return {
          key: label,
          label,
          anchor: mediaTypeAnchor(id, mediaType.mediaType, index),
          content: (
            <ApiMediaType
              group={group}
              id={id}
              direction={direction}
              name={name}
              hasExamples={hasExamples}
            />
          ),
        };
      })}
    />
  );
}
