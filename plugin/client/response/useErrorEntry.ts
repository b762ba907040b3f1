import {useEffect, useState} from 'react';
import type {Json} from '../../model/types';
import {useDocumentContext} from '../document';
import type {ResponseHead} from '../send/types';
import {findErrorEntry} from './findErrorEntry';
import type {ResponseBody} from './useResponseBody';

/** Characters of a body that is searched for a problem type or a code. */
const MAX_SEARCHED = 100_000;

/** The URL of the entry about a failed response on the page of errors; undefined if it has none. */
export function useErrorEntry(
  {status}: Pick<ResponseHead, 'status'>,
  {text}: Pick<ResponseBody, 'text'>,
): string | undefined {
  const {document, loadErrors} = useDocumentContext();
  const {errors} = document;
  const [anchor, setAnchor] = useState<string>();
  useEffect(() => {
    if (status < 400 || !loadErrors) return undefined;
    let isOver = false;
    void loadErrors().then(
      (index) => !isOver && setAnchor(findErrorEntry(index, status, parse(text))),
      // Without the network there is no page to link to either.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [status, text, loadErrors]);
  return errors === undefined || anchor === undefined ? undefined : `${errors}#${anchor}`;
}

function parse(text = ''): Json | undefined {
  if (text.length > MAX_SEARCHED) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
