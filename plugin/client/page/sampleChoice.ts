import {useMemo, useState} from 'react';
import type {InitialOptions} from '../../request/types';

/**
 * Which of the document's examples the reader has chosen, and how much of the request to show. The
 * console starts with it too.
 */
export type SampleChoice = {
  choice: InitialOptions;
  setChoice: (choice: InitialOptions) => void;
};

const SUGGESTED: InitialOptions = {};

export function useSampleChoice(): SampleChoice {
  const [choice, setChoice] = useState(SUGGESTED);
  return useMemo(() => ({choice, setChoice}), [choice]);
}
