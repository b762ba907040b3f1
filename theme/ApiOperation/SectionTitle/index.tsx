import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/ApiOperation/SectionTitle';

// The words for a section: its heading, and the link to it.
export default function ApiOperationSectionTitle({section}: Props): ReactNode {
  switch (section) {
    case 'authorization':
      return (
        <Translate id="theme.api.section.authorization" description="Heading of a section">
          Authorization
        </Translate>
      );
    case 'path-parameters':
      return (
        <Translate id="theme.api.section.path" description="Heading of a section">
          Path parameters
        </Translate>
      );
    case 'query-parameters':
      return (
        <Translate id="theme.api.section.query" description="Heading of a section">
          Query parameters
        </Translate>
      );
    case 'querystring-parameters':
      return (
        <Translate id="theme.api.section.querystring" description="Heading of a section: a parameter that is the whole query string">
          Query string
        </Translate>
      );
    case 'header-parameters':
      return (
        <Translate id="theme.api.section.header" description="Heading of a section: parameters that are sent as headers">
          Headers
        </Translate>
      );
    case 'cookie-parameters':
      return (
        <Translate id="theme.api.section.cookie" description="Heading of a section: parameters that are sent as cookies">
          Cookies
        </Translate>
      );
    case 'request-body':
      return (
        <Translate id="theme.api.section.requestBody" description="Heading of a section">
          Request body
        </Translate>
      );
    case 'responses':
      return (
        <Translate id="theme.api.section.responses" description="Heading of a section">
          Responses
        </Translate>
      );
    case 'callbacks':
      return (
        <Translate id="theme.api.section.callbacks" description="Heading of a section">
          Callbacks
        </Translate>
      );
  }
}
