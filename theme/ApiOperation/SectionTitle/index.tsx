import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useApiOperation, type Operation} from 'docusaurus-plugin-api-reference/client';
import type {SectionId} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly section: SectionId;
  /** Renders the title where it has to be a string; without it, the title is shown as it is. */
  readonly children?: (title: string) => ReactNode;
}

// The title of a section: its link and its heading. Docusaurus needs a string to name the heading's
// own link.
export default function ApiOperationSectionTitle({section, children}: Props): ReactNode {
  const title = toTitle(section, useApiOperation().operation.kind);
  return children ? children(title) : title;
}

function toTitle(section: Props['section'], kind: Operation['kind']): string {
  switch (section) {
    case 'authentication':
      return translate({
        id: 'theme.api.section.authentication',
        message: 'Authentication',
        description: 'Heading of a section',
      });
    case 'path-parameters':
      return translate({
        id: 'theme.api.section.path',
        message: 'Path parameters',
        description: 'Heading of a section',
      });
    case 'query-parameters':
      return translate({
        id: 'theme.api.section.query',
        message: 'Query parameters',
        description: 'Heading of a section',
      });
    case 'querystring-parameters':
      return translate({
        id: 'theme.api.section.querystring',
        message: 'Query string',
        description: 'Heading of a section: a parameter that is the whole query string',
      });
    case 'header-parameters':
      return translate({
        id: 'theme.api.section.header',
        message: 'Headers',
        description: 'Heading of a section: parameters that are sent as headers',
      });
    case 'cookie-parameters':
      return translate({
        id: 'theme.api.section.cookie',
        message: 'Cookies',
        description: 'Heading of a section: parameters that are sent as cookies',
      });
    case 'request-body':
      return kind === 'operation'
        ? translate({
            id: 'theme.api.section.requestBody',
            message: 'Request body',
            description: 'Heading of a section',
          })
        : translate({
            id: 'theme.api.section.payload',
            message: 'Payload',
            description: 'Heading of a section: what a webhook or a callback sends to the reader',
          });
    case 'responses':
      return kind === 'operation'
        ? translate({
            id: 'theme.api.section.responses',
            message: 'Responses',
            description: 'Heading of a section',
          })
        : translate({
            id: 'theme.api.section.reply',
            message: 'Your response',
            description: 'Heading of a section: what the reader answers to a webhook or a callback',
          });
    case 'callbacks':
      return translate({
        id: 'theme.api.section.callbacks',
        message: 'Callbacks',
        description: 'Heading of a section',
      });
  }
}
