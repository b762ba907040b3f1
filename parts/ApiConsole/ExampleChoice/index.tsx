import React, {type ReactNode} from 'react';
import ApiSelect, {
  type Props as SelectProps,
} from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import type {Example} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../messages';

export interface Props extends Pick<SelectProps, 'id' | 'aria-label'> {
  readonly examples: readonly Example[];
  readonly onChoose: (example: Example) => void;
}

// The examples of a parameter or a body: the chosen one is filled in.
export default function ApiConsoleExampleChoice({examples, onChoose, ...props}: Props): ReactNode {
  return (
    <ApiSelect
      isField
      {...props}
      value=""
      onChange={(event) => {
        const example = examples[Number(event.target.value)];
        if (example) onChoose(example);
      }}
    >
      <option value="">{messages.parametersChooseExample}</option>
      {examples.map(({name, summary}, index) => (
        <option key={index} value={index}>
          {summary ?? name ?? index + 1}
        </option>
      ))}
    </ApiSelect>
  );
}
