import {Refusal} from './refusal';

/**
 * A fault of the server itself. The log names the error and where it occurred, not its message,
 * which may repeat what a reader sent.
 */
export function toInternal(error: unknown): Refusal {
  return new Refusal('internal', undefined, describe(error));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const place =
    /^\s+at .*$/m.exec((error.stack ?? '').replace(error.message, ''))?.[0].trim() ?? '';
  return `${error.name} ${place}`.trim();
}
