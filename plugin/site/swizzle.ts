import type {SwizzleConfig} from '@docusaurus/types';
import {FRAMES, PARTS, RENDERERS} from './swizzleComponents';

/** The components that `docusaurus swizzle` offers, and how safe each one is. */
export function getSwizzleConfig(): SwizzleConfig {
  const toComponents = (
    descriptions: {readonly [name: string]: string},
    actions: SwizzleConfig['components'][string]['actions'],
  ) =>
    Object.fromEntries(
      Object.entries(descriptions).map(([name, description]) => [name, {description, actions}]),
    );
  return {
    components: {
      ...toComponents(FRAMES, {wrap: 'safe', eject: 'unsafe'}),
      ...toComponents(RENDERERS, {wrap: 'safe', eject: 'safe'}),
      ...toComponents(PARTS, {wrap: 'safe', eject: 'unsafe'}),
    },
  };
}
