import {useMemo} from 'react';
import {useApiDocument} from '../document';
import {formatAnchor, responseAnchor, type Anchor} from '../../model/page/anchors';
import type {AuthoredContent} from './authored';
import {useApiOperation} from './operation';
import {listSections} from './sections';

type ToId = (id: Anchor) => Anchor;

/**
 * Creates ids for the headings of an MDX file on a page that has ids itself: the file's own id,
 * unless the page already has it. Docusaurus derives ids from the words, and an author's
 * “Responses” is not the section of that name.
 */
function createAuthoredIds(content: AuthoredContent | undefined, taken: ReadonlySet<Anchor>): ToId {
  const own = new Set(content?.toc?.map(({id}) => id));
  return (id) => {
    let free = id;
    while (taken.has(free) || (free !== id && own.has(free))) free += '-note';
    return free;
  };
}

/** Creates the ids for both slots of an operation's page. */
export function useAuthoredIds(): {readonly before: ToId; readonly after: ToId} {
  const {page, operation, authored, toId} = useApiOperation();
  const {security} = useApiDocument();
  return useMemo(() => {
    const anchors = [
      ...listSections(operation, security),
      'body',
      ...operation.responses.map(({status}) => responseAnchor(status)),
      ...page.formatNotes.map(({name}) => formatAnchor(name)),
    ];
    const taken = new Set(anchors.map(toId));
    const before = createAuthoredIds(authored.before, taken);
    const after = createAuthoredIds(
      authored.after,
      new Set([...Array.from(taken), ...(authored.before?.toc ?? []).map(({id}) => before(id))]),
    );
    return {before, after};
  }, [page, operation, authored, toId, security]);
}
