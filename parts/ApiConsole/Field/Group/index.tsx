import React, {type ReactNode} from 'react';
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import {
  useSaid,
  type Props as LineProps,
} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Line';

export interface Props extends Omit<LineProps, 'type' | 'children'> {
  readonly children: ReactNode;
}

// The fields of a value with parts, with its name and what the document says about it.
export default function ApiConsoleFieldGroup({
  description,
  describedBy,
  pointer,
  isWide,
  children,
  ...label
}: Props): ReactNode {
  const said = useSaid({schema: label.schema, description, describedBy, pointer}, true);
  return (
    <div
      role="group"
      data-pointer={pointer}
      className={isWide ? undefined : 'theme-api-console-line'}
      aria-labelledby={said.id}
      aria-describedby={said.describedBy}
    >
      <Label id={said.id} {...label} />
      {isWide && said.hints}
      {children}
      {!isWide && said.hints}
      {said.marks}
    </div>
  );
}
