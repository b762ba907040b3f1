declare module '@generated/components/default/components.json' {
  import type {ThemeComponent} from '@site/src/plugins/components';

  const components: ThemeComponent[];
  export default components;
}
