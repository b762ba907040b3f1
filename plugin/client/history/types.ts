import type {RequestValues} from '../../request/types';

/** A request that was sent, without its secrets. */
export type HistoryEntry = {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  url: string;
  /** Absent if there was no response. */
  status?: number;
  /** In milliseconds. */
  duration: number;
  values: RequestValues;
};
