import {useMemo} from 'react';
import {useApiDocument} from '../document';
import {formatAnchor, responseAnchor, type Anchor} from '../../model/page/anchors';
import type {AuthoredContent} from './authored';
import {useApiOperation} from './operation';
import {listSections} from './sections';

type ToId = (id: Anchor) => Anchor;
/** Creates the id of a heading of one of the files in a slot. */
type ToHeadingId = (id: Anchor, content: AuthoredContent) => Anchor;

/**
 * Creates ids for the headings of an MDX file on a page that has ids itself: the file's own id,
 * unless the page already has it. Docusaurus derives ids from the words, and an author's
 * “Responses” is not the section of that name.
 */
function createAuthoredIds(content: AuthoredContent, taken: ReadonlySet<Anchor>): ToId {
  const own = new Set(content.toc?.map(({id}) => id));
  return (id) => {
    let free = id;
    while (taken.has(free) || (free !== id && own.has(free))) free += '-note';
    return free;
  };
}

/** Creates the ids for both slots of an operation's page. */
export function useAuthoredIds(): {readonly before: ToHeadingId; readonly after: ToHeadingId} {
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
    const toSlot = (contents: readonly AuthoredContent[] = []): ToHeadingId => {
      const makers = new Map<AuthoredContent, ToId>();
      for (const content of contents) {
        const toOwn = createAuthoredIds(content, new Set(taken));
        makers.set(content, toOwn);
        for (const {id} of content.toc ?? []) taken.add(toOwn(id));
      }
      return (id, content) => makers.get(content)?.(id) ?? id;
    };
    return {before: toSlot(authored.before), after: toSlot(authored.after)};
  }, [page, operation, authored, toId, security]);
}
