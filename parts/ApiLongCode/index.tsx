import React, {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSchemas} from 'docusaurus-plugin-api-reference/client';
import ApiFormatsMarkdownLink from 'docusaurus-plugin-api-reference/parts/ApiFormats/MarkdownLink';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import ApiCode, {type Props as CodeProps} from '@theme/ApiCode';
import styles from './styles.module.css';

export interface Props extends CodeProps {}

/**
 * Characters. Longer code is more than a reader looks through, and than a page should contain as
 * HTML.
 */
const MAX_LENGTH = 20_000;
/** Characters that are shown of longer code. */
const SHOWN_LENGTH = 8_000;

// Code of the document. If it is very long, the page has only its beginning, its length, a button
// that shows the rest, and a link to the page as Markdown, which has up to 50 KB of it without
// JavaScript.
export default function ApiLongCode({children, ...props}: Props): ReactNode {
  const {markdown} = useSchemas();
  const [isWhole, setWhole] = useState(false);
  if (children.length <= MAX_LENGTH || isWhole) return <ApiCode {...props}>{children}</ApiCode>;
  const shown = toBeginning(children);
  return (
    <>
      <ApiCode {...props}>{shown}</ApiCode>
      <div className={`theme-api-long-code ${styles.note}`}>
        <span>
          <Translate
            id="theme.api.longCode.shown"
            description="Says how much of a very long example is on the page"
            values={{shown: toKilobytes(shown), total: toKilobytes(children)}}
          >
            {'The first {shown} of {total} KB.'}
          </Translate>
        </span>
        <ApiButton className={styles.button} onClick={() => setWhole(true)}>
          <Translate
            id="theme.api.longCode.all"
            description="Button that shows all of a very long example"
          >
            Show all
          </Translate>
        </ApiButton>
        {markdown !== undefined && <ApiFormatsMarkdownLink url={markdown} />}
      </div>
    </>
  );
}

// Whole lines, unless a line is longer than all that is shown.
function toBeginning(text: string): string {
  const end = text.lastIndexOf('\n', SHOWN_LENGTH);
  return text.slice(0, end > 0 ? end : SHOWN_LENGTH);
}

function toKilobytes(text: string): number {
  return Math.round(text.length / 1000);
}
