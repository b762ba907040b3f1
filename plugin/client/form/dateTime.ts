/** RFC 3339 `date-time`, as JSON Schema means it. */
const DATE_TIME = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;

/** Whether a string is a date and time that a `datetime-local` field can show. */
export function isDateTime(text: string): boolean {
  return DATE_TIME.test(text) && !Number.isNaN(Date.parse(text));
}

/**
 * Formats a `date-time` for `<input type="datetime-local">`, in the reader's time zone. Empty for
 * anything else.
 */
export function formatLocalTime(text: string): string {
  if (!isDateTime(text)) return '';
  const date = new Date(text);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** Converts the value of such a field to a `date-time` in UTC. Empty if the field is incomplete. */
export function parseLocalTime(local: string): string {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime())
    ? ''
    : date.toISOString().replace('.000Z', 'Z');
}
