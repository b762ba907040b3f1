import React, {useCallback, type ReactNode} from 'react';
import {
  describePresetProblem,
  findPresetProblem,
  type Preset,
  type PresetFacts,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiConsoleButton from '@theme/ApiConsole/Button';
import ApiFragment, {type Props as FragmentProps} from '@theme/ApiFragment';
import styles from './styles.module.css';

export interface Props extends Readonly<Preset> {
  /** Method and path of the operation. */
  readonly operation: string;
  readonly facts: PresetFacts;
  /** Loads the data of the console. */
  readonly load: () => Promise<Omit<FragmentProps, 'id' | 'children'>>;
  /** Replaces “Try it”. */
  readonly children?: ReactNode;
}

const loadConsole = () => import('@theme/ApiConsole').then((module) => module.default);

// The button that opens the console of an operation inside an authored page, with the author's
// values. The page contains only the button; the console and its data load when a reader is about
// to press it.
export default function ApiFragmentTryIt({
  operation,
  facts,
  load,
  children,
  parameters,
  body,
  mediaType,
  server,
}: Props): ReactNode {
  const preset = {parameters, body, mediaType, server};
  const problem = findPresetProblem(facts, preset);
  // Thrown during the build: an author's mistake stops it.
  if (problem) throw new Error(describePresetProblem(problem, operation));
  const text = JSON.stringify(preset);
  const loadBoth = useCallback(async () => {
    const [Console, data] = await Promise.all([loadConsole(), load()]);
    const own = JSON.parse(text) as typeof preset;
    return ({onClose}: {onClose: () => void}) => (
      <ApiFragment {...data}>
        <Console preset={own} onClose={onClose} />
      </ApiFragment>
    );
  }, [load, text]);
  return (
    <span className={`theme-api-fragment-button ${styles.button}`}>
      <ApiConsoleButton load={loadBoth}>{children}</ApiConsoleButton>
    </span>
  );
}
