import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {toPlainText, type MarkdownNode} from 'docusaurus-plugin-api-reference/client';
import ApiCopyCode from 'docusaurus-plugin-api-reference/parts/ApiCopyCode';

export interface Props {
  readonly className?: string;
  /** Of the element `pre`. */
  readonly children: MarkdownNode[];
}

// In the same way as the samples of the page show code.
export default function ApiMarkdownCode({className, children}: Props): ReactNode {
  const code = children.find(
    (child): child is Exclude<MarkdownNode, string> =>
      typeof child !== 'string' && child[0] === 'code',
  );
  const [, language = 'text'] = /language-(\S+)/.exec(String(code?.[1].className ?? '')) ?? [];
  const text = toPlainText(code ? code[2] : children).replace(/\n$/, '');
  return (
    <ApiCopyCode
      language={language}
      className={className}
      copyLabel={translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The ARIA label for copy code blocks button',
      })}
    >
      {text}
    </ApiCopyCode>
  );
}
