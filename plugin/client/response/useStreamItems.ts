import {useEffect, useRef, useState} from 'react';
import type {Exchange} from '../console/types';
import {
  createEventStreamParser,
  createLinesParser,
  type StreamItem,
  type StreamParser,
} from './eventStream';
import {createDecoder} from './readBody';
import {readContentType, toBodyKind} from '../../request/response/toBodyKind';

/** How many items are shown; the whole stream can be downloaded. */
const SHOWN = 500;

export type StreamItems = {items: readonly (StreamItem & {number: number})[]; count: number};

type StreamProgress = {id: number; read: number; parser: StreamParser; decoder: TextDecoder};

/** The items of a stream as they arrive; only the latest ones if there are many. */
export function useStreamItems(exchange: Exchange): StreamItems {
  const [state, setState] = useState<StreamItems>({items: [], count: 0});
  const progress = useRef<StreamProgress>(undefined);
  const {id, chunks, size, head, outcome} = exchange;
  useEffect(() => {
    if (!head) return;
    const {mediaType, charset} = readContentType(head);
    const known = progress.current?.id === id ? progress.current : undefined;
    const isNew = !known;
    const current: StreamProgress = known ?? {
      id,
      read: 0,
      parser:
        toBodyKind(mediaType) === 'event-stream' ? createEventStreamParser() : createLinesParser(),
      decoder: createDecoder(charset),
    };
    progress.current = current;
    const fresh: StreamItem[] = [];
    for (; current.read < chunks.length; current.read += 1) {
      for (const item of current.parser.push(
        current.decoder.decode(chunks[current.read], {stream: true}),
      ))
        fresh.push(item);
    }
    // The last line may lack a line feed.
    if (outcome && toBodyKind(mediaType) === 'json-lines')
      for (const item of current.parser.push('\n')) fresh.push(item);
    if (fresh.length === 0 && !isNew) return;
    setState((before) => {
      const base: StreamItems = isNew ? {items: [], count: 0} : before;
      const numbered = fresh.map((item, index) => ({...item, number: base.count + index + 1}));
      return {items: [...base.items, ...numbered].slice(-SHOWN), count: base.count + fresh.length};
    });
  }, [id, chunks, size, head, outcome]);
  return state;
}
