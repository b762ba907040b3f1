/** The named colors of CSS Color 4, without those of the operating system. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse ' +
    'chocolate coral cornflowerblue cornsilk crimson currentcolor cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey ' +
    'darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey ' +
    'darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ' +
    'ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen ' +
    'lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen ' +
    'lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
    'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream ' +
    'mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred ' +
    'papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen ' +
    'seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise ' +
    'violet wheat white whitesmoke yellow yellowgreen'
  ).split(' '),
);

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;

/** Functions that also take their values with commas. */
const LISTED: ReadonlySet<string> = new Set(['rgb', 'rgba', 'hsl', 'hsla']);
const FUNCTIONS: ReadonlySet<string> = new Set([
  ...LISTED,
  ...['hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
]);

/** What `color()` begins with. */
const SPACES: ReadonlySet<string> = new Set(
  'srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz xyz-d50 xyz-d65'.split(' '),
);

/** A number, a percentage, an angle or `none`. */
const VALUE = /^(?:[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?:%|deg|grad|rad|turn)?|none)$/;

/** No color needs more characters. */
const MAX_LENGTH = 100;

/**
 * A CSS color, trimmed and in lower case; undefined for anything else. Pages write colors into
 * `style` attributes, where other text could add declarations, and a URL would be loaded.
 */
export function toColor(text: string): string | undefined {
  const color = text.trim().toLowerCase();
  if (color.length > MAX_LENGTH) return undefined;
  return NAMES.has(color) || HEX.test(color) || isFunction(color) ? color : undefined;
}

/** `rgb(46 133 85 / 50%)`; in older functions also `rgb(46, 133, 85, 0.5)`. */
function isFunction(color: string): boolean {
  const [, name = '', inner = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(color) ?? [];
  if (!FUNCTIONS.has(name)) return false;
  if (inner.includes(',')) {
    const values = inner.split(',');
    return LISTED.has(name) && [3, 4].includes(values.length) && values.every(isValue);
  }
  const [channels = '', ...alpha] = inner.split('/');
  const words = channels.trim().split(/\s+/);
  if (name === 'color' && !SPACES.has(words.shift() ?? '')) return false;
  return words.length === 3 && alpha.length <= 1 && [...words, ...alpha].every(isValue);
}

function isValue(text: string): boolean {
  return VALUE.test(text.trim());
}
