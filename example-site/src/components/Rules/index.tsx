import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import CodeBlock from '@theme/CodeBlock';
import {RULES} from '../../../../plugin/diagnostics/codes';

type Props = {readonly area: 'document' | 'configuration'};

/**
 * The rules of one area, from the same table that `check` and the build use. The anchor of a rule is
 * its id.
 */
export default function Rules({area}: Props): ReactNode {
  const rules = Object.entries(RULES).filter(([, rule]) => rule.area === area);
  return rules.map(([code, {severity, summary, reason, mend, bad, good}]) => (
    <section key={code}>
      <Heading as="h3" id={code}>
        <code>{code}</code>
      </Heading>
      <p>
        <strong>{severity}.</strong> {toCode(summary)}
      </p>
      <p>{toCode(reason)}</p>
      <p>
        <em>What to do:</em> {toCode(mend)}
      </p>
      <CodeBlock language={area === 'document' ? 'yaml' : 'json'} title="Incorrect">
        {bad}
      </CodeBlock>
      <CodeBlock language={area === 'document' ? 'yaml' : 'json'} title="Correct">
        {good}
      </CodeBlock>
    </section>
  ));
}

/** Text between backticks is code. */
function toCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
