import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

export interface Props {
  /** Of the Markdown. */
  readonly url: string;
}

// The same words wherever a page leads to its Markdown.
export default function ApiFormatsMarkdownLink({url}: Props): ReactNode {
  return (
    <a href={url}>
      <Translate
        id="theme.api.formats.markdown"
        description="Link to the text of the page as Markdown"
      >
        View as Markdown
      </Translate>
    </a>
  );
}
