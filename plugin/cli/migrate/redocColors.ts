import get from 'lodash/get';
import {isRecord} from '../../document/isObject';
import type {ForeignOptions} from './entries';
import type {OptionNote} from './optionRows';
import {TEXT_COLORS} from './redocTheme';
import type {ColorWish} from './types';

/** An option with a color; `dark` is that of dark mode. */
type ColorOption = {option: string; variables: readonly string[]; light: unknown; dark: unknown};

/**
 * The colors of text that the theme of redocusaurus sets, also through options of Redoc, and notes
 * about values that are code.
 * @param prefix where the options are: `theme.` in the preset
 */
export function readRedocColors(
  theme: ForeignOptions,
  prefix: string,
): {colors: ColorWish[]; notes: OptionNote[]} {
  const colors = new Map<string, ColorWish>();
  const notes: OptionNote[] = [];
  for (const {option, variables, light, dark} of listColors(theme)) {
    if (light === undefined) continue;
    if (isColor(light) && isColor(dark))
      for (const name of variables) colors.set(name, {name, light, dark});
    else
      notes.push({
        option: prefix + option,
        says: `Its value is not a plain color, so it is not taken over. Set ${variables.map((name) => `\`${name}\``).join(' and ')} in your CSS.`,
      });
  }
  return {colors: [...colors.values()], notes};
}

/** In the order in which later ones replace earlier ones. */
function listColors({
  primaryColor,
  primaryColorDark = primaryColor,
  theme,
  options,
  redocOptions,
}: ForeignOptions): ColorOption[] {
  const own = {
    option: 'primaryColor',
    variables: TEXT_COLORS['colors.primary.main'],
    light: primaryColor ?? primaryColorDark,
    dark: primaryColorDark,
  };
  // The theme replaces whole sections of that in the options of Redoc.
  const sections = Object.entries({
    'redocOptions.theme': isRecord(redocOptions) ? redocOptions.theme : undefined,
    'options.theme': isRecord(options) ? options.theme : undefined,
    theme,
  }).flatMap(([path, given]) =>
    isRecord(given) ? Object.entries(given).map(([name, section]) => ({path, name, section})) : [],
  );
  const last = new Map(sections.map((entry) => [entry.name, entry]));
  return [
    own,
    ...Object.entries(TEXT_COLORS).flatMap(([color, variables]) => {
      const [name = '', ...rest] = color.split('.');
      const found = last.get(name);
      const value: unknown = found && get(found.section, rest);
      return found
        ? [{option: `${found.path}.${color}`, variables, light: value, dark: value}]
        : [];
    }),
  ];
}

/** It becomes CSS, so only what cannot be anything else is taken for a color. */
function isColor(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 100 &&
    /^(?:#[\da-f]{3,8}|(?!inherit|initial|unset|revert)[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\)|var\(--[\w-]+\))$/i.test(
      value.trim(),
    )
  );
}

/** With these, every hue has 4.5:1 on the background of a page and of the sidebar's current entry. */
const LIGHT = 'min(l, 0.48)';
const DARK = 'max(l, 0.74)';

/** A stylesheet with the colors, each as dark or light as text needs in its mode. */
export function toColorsCss(colors: readonly ColorWish[]): string {
  const toLines = (mode: 'light' | 'dark', lightness: string) =>
    colors
      .map((color) => `    ${color.name}: oklch(from ${color[mode].trim()} ${lightness} c h);\n`)
      .join('');
  return `/*
 * Colours of the API reference, from the theme of Redoc, as dark, or in dark mode as light, as text
 * needs. Older browsers have the default colours.
 */
@supports (color: oklch(from red min(l, 0.5) c h)) {
  :root {
${toLines('light', LIGHT)}  }

  [data-theme='dark'] {
${toLines('dark', DARK)}  }
}
`;
}
