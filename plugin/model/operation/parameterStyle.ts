import type {Json} from '../../document/types';
import {fieldOf} from '../../document/place';
import type {Parameter, ParameterLocation} from '../types';

type Style = NonNullable<Parameter['style']>;

/**
 * The styles that each location allows, the default first: the style table of the Parameter Object.
 */
const STYLES: Readonly<
  Record<Exclude<ParameterLocation, 'querystring'>, readonly [Style, ...Style[]]>
> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/**
 * `style` and `explode` with the defaults of the location. A style that the location does not allow
 * is replaced by its default.
 */
export function toStyle(
  parameter: Json,
  location: ParameterLocation,
): {style?: Style; explode?: boolean} {
  if (location === 'querystring') return {};
  const [fallback, ...others] = STYLES[location];
  const written = fieldOf(parameter, 'style');
  const style = others.find((entry) => entry === written) ?? fallback;
  const explode = fieldOf(parameter, 'explode');
  return {
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
  };
}
