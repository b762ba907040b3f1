/** Elements that a description may have. All others are shown as text. */
export const ALLOWED_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption cite code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q s ' +
    'samp section small span strong sub summary sup table tbody td tfoot th thead tr tt u ul var'
  ).split(' '),
);

/**
 * Elements whose children may be separated by white space that has no meaning and that React
 * rejects.
 */
export const STRUCTURAL_TAGS: ReadonlySet<string> = new Set([
  'blockquote',
  'details',
  'dl',
  'ol',
  'section',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'tr',
  'ul',
]);

/** Class names that carry meaning: the language of a code block and the items of a task list. */
export const ALLOWED_CLASS = /^(language-[\w.+#-]+|contains-task-list|task-list-item)$/;

/** Elements without content, which have no closing tag. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);
