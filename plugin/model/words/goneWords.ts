/** The words of pages that say that another is gone. The build writes them: no page loads this. */
export const GONE_WORDS = {
  'gone.title': 'Page removed',
  'gone.since': 'This page has been gone since {date}.',
  'gone.successor': 'Go to the page that replaces it',
} satisfies {readonly [id: string]: string};
