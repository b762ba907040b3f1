import React, {type ReactNode} from 'react';
import {groupMediaTypes} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiMediaTypeNames';

// The media types of a body in words, unless they are its tabs.
export default function ApiMediaTypeNames({content}: Props): ReactNode {
  return groupMediaTypes(content).length === 1 ? <span className="theme-api-media-type-names">{content.map(({mediaType}) => mediaType).join(', ')}</span> : null;
}
