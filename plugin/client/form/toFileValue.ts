import type {FileValue} from '../../request/types';

/** The file that a reader chose in a file field; undefined if they chose none. */
export function toFileValue(files: FileList | null): FileValue | undefined {
  const content = files?.[0];
  return (
    content && {
      kind: 'file',
      name: content.name,
      type: content.type,
      size: content.size,
      content,
    }
  );
}
