import React, {useId, type ReactNode} from 'react';
import Hints from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Hints';
import Label, {useView} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import Marks, {useMarks} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Marks';
import type {Props as LineProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Line';

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
  const id = useId();
  const hints = <Hints id={`${id}-hints`} view={useView(label.schema)} description={description} />;
  const {isMarked, ...marks} = useMarks(pointer, true);
  const described = [isMarked ? `${id}-marks` : undefined, describedBy];
  return (
    <div
      role="group"
      data-pointer={pointer}
      className={isWide ? undefined : 'theme-api-console-line'}
      aria-labelledby={id}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <Label id={id} {...label} />
      {isWide && hints}
      {children}
      {!isWide && hints}
      <Marks id={`${id}-marks`} {...marks} />
    </div>
  );
}
