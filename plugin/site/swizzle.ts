import type {SwizzleConfig} from '@docusaurus/types';
import {FRAMES, RENDERERS} from './swizzleComponents';

type SwizzleComponents = SwizzleConfig['components'];

/** The components that `docusaurus swizzle` offers, and how safe each one is. */
export function getSwizzleConfig(): SwizzleConfig {
  const toComponents = (
    descriptions: {readonly [name: string]: string},
    actions: SwizzleComponents[string]['actions'],
  ): SwizzleComponents =>
    Object.fromEntries(
      Object.entries(descriptions).map(([name, description]) => [name, {description, actions}]),
    );
  const components = {
    ...toComponents(FRAMES, {wrap: 'safe', eject: 'unsafe'}),
    ...toComponents(RENDERERS, {wrap: 'safe', eject: 'safe'}),
  };
  return {components: {...toFolders(components), ...components}};
}

/** Docusaurus lists the folder of `ApiSchema/Tree`, too, and would eject everything in it. */
function toFolders(components: SwizzleComponents): SwizzleComponents {
  const folders = Object.keys(components)
    .filter((name) => name.includes('/'))
    .map((name) => name.slice(0, name.lastIndexOf('/')));
  return Object.fromEntries(
    folders.map((name) => [
      name,
      {
        description: 'A folder, not a component.',
        actions: {wrap: 'forbidden', eject: 'forbidden'},
      },
    ]),
  );
}
