/** One way to build a site: its browserslist, its configuration and its command. */
export type Cell = {
  browsers: keyof typeof BROWSERS;
  layers: boolean;
  bundler: 'rspack' | 'webpack';
  command: 'build' | 'start';
};

/**
 * Typical values of `browserslist` in the package.json of sites; `template` is the one of
 * create-docusaurus.
 */
export const BROWSERS = {
  none: undefined,
  defaults: ['defaults'],
  template: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
  '>0.2%': ['>0.2%'],
  'safari 14': ['safari 14'],
} as const;

/** The cell with which all others are compared. */
export const BASELINE: Cell = {
  browsers: 'template',
  layers: false,
  bundler: 'rspack',
  command: 'build',
};

const ALL: readonly Cell[] = (Object.keys(BROWSERS) as Cell['browsers'][]).flatMap((browsers) =>
  [true, false].flatMap((layers) =>
    (['rspack', 'webpack'] as const).flatMap((bundler) =>
      (['build', 'start'] as const).map((command) => ({browsers, layers, bundler, command})),
    ),
  ),
);

/** All cells but the baseline. */
export const CELLS = ALL.filter((cell) => nameCell(cell) !== nameCell(BASELINE));

export function nameCell({browsers, layers, bundler, command}: Cell): string {
  return `browserslist ${browsers}, ${layers ? 'with' : 'without'} cascade layers, ${bundler}, ${command}`;
}
