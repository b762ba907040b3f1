/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

declare module '@api-reference/*' {
  import type {ComponentType, ReactNode} from 'react';
  import type {Direction} from 'docusaurus-plugin-api-reference/client';
  import type {Preset} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props extends Preset {
    /** Prefix of the ids inside it; unique on the page by default. */
    readonly id?: string;
    /** Of a schema or a property. */
    readonly direction?: Direction;
    /** Of a link or the button of a console. */
    readonly children?: ReactNode;
  }
  const Fragment: ComponentType<Props>;
  export default Fragment;
}

/** Contains the id of the plugin's instance: `@api-reference-internal/default/pets/get`. */
declare module '@api-reference-*' {
  export {default, type Props} from '@api-reference/*';
}
