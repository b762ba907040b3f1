declare module '@generated/components/default/components.json' {
  const components: import('./plugins/components').ThemeComponent[];
  export default components;
}
