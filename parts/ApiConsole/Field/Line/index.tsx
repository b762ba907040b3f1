import React, {useId, type ReactNode} from 'react';
import Label, {
  useView,
  type Props as LabelProps,
} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import Marks, {useMarks} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Marks';
import Hints, {hasHints} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Hints';
import type {Markdown} from 'docusaurus-plugin-api-reference/client';

/** What connects a field with its name and with what is said about it. */
interface FieldAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean | undefined;
  readonly 'aria-invalid': boolean;
}

export interface Props extends Pick<LabelProps, 'label' | 'schema' | 'required' | 'type'> {
  readonly description?: Markdown;
  /** Id of the message about the value. */
  readonly describedBy?: string;
  /** Of a value in the body; see `Field`. */
  readonly pointer?: string;
  /** The field is below its name, with all the space there is. */
  readonly isWide?: boolean;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

// A field with its name, its facts and what the document says about it.
export default function ApiConsoleFieldLine({
  description,
  describedBy,
  pointer,
  isWide,
  children,
  ...label
}: Props): ReactNode {
  const {
    id,
    hints,
    marks,
    describedBy: described,
    isMarked,
  } = useSaid({
    schema: label.schema,
    description,
    describedBy,
    pointer,
  });
  return (
    <div data-pointer={pointer} className={isWide ? undefined : 'theme-api-console-line'}>
      <Label htmlFor={id} {...label} />
      {children({
        id,
        'aria-describedby': described,
        'aria-required': label.required,
        'aria-invalid': describedBy !== undefined || isMarked,
      })}
      {hints}
      {marks}
    </div>
  );
}

/**
 * What is said about a value, and the ids that connect it with its field.
 * @param hasParts whether the fields of its parts say the rest
 */
export function useSaid(
  {
    schema,
    description,
    describedBy,
    pointer,
  }: Pick<Props, 'schema' | 'description' | 'describedBy' | 'pointer'>,
  hasParts = false,
) {
  const id = useId();
  const view = useView(schema);
  const {isMarked, ...marks} = useMarks(pointer, hasParts);
  const [hintsId, marksId] = [`${id}-hints`, `${id}-marks`];
  const ids = [
    !hasParts && hasHints(view, description) ? hintsId : undefined,
    isMarked ? marksId : undefined,
    describedBy,
  ];
  return {
    id,
    isMarked,
    describedBy: ids.filter(Boolean).join(' ') || undefined,
    hints: <Hints id={hintsId} view={view} description={description} />,
    marks: <Marks id={marksId} {...marks} />,
  };
}
