// A client module of the development server. webpack 5.113 and later ask for an update themselves
// when a chunk that a page loads is from a newer build. If the page cannot apply that update, it stays
// broken: the development server reloads it only after an update that the server asked for.

declare global {
  interface ImportMeta {
    /** Hot Module Replacement of webpack and Rspack. */
    readonly webpackHot?: {addStatusHandler(handler: (status: string) => void): void};
  }
}

if (import.meta.webpackHot)
  import.meta.webpackHot.addStatusHandler((status) => {
    if (status === 'fail' || status === 'abort') window.location.reload();
  });

export {};
