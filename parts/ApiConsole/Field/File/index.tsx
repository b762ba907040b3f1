import React, {useEffect, useRef, type DragEvent, type ReactNode} from 'react';
import {toFileValue, type FileValue} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly file: FileValue | undefined;
  /** Media types that the reader can choose from. */
  readonly accept?: string;
  readonly onChange: (file: FileValue | undefined) => void;
}

// Chooses a file, or takes one that is dropped on it. What is sent is in a line below: the field does
// not have files that were dropped, and is emptied when it holds another one.
export default function ApiConsoleFile({id, file, accept, onChange}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const content = file?.content;
  const drop = (event: DragEvent) => {
    const {files} = event.dataTransfer;
    if (files.length === 0) return;
    event.preventDefault();
    onChange(toFileValue(files));
  };
  useEffect(() => {
    const field = input.current;
    if (field?.files?.[0] && field.files[0] !== content) field.value = '';
  }, [content]);
  return (
    <div className={styles.drop} onDragOver={allow} onDrop={drop}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => onChange(toFileValue(event.target.files))}
      />
      {file && (
        <p>
          {content
            ? messages.bodyChosen(file.name, String(file.size ?? 0))
            : messages.bodyLost(file.name)}
        </p>
      )}
    </div>
  );
}

/** Without this, the browser would open the file in place of the page. */
function allow(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}
