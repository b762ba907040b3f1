import type {FileValue} from '../../request/types';

/** What a reader chose in a field for files; undefined where they chose nothing. */
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
