/** The classes of a link to an operation in a sidebar, which sites style. */
export function toItemClass(method: string, isDeprecated: boolean): string {
  const name = method.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `theme-api-sidebar-item theme-api-sidebar-item--${name}${isDeprecated ? ' theme-api-sidebar-item--deprecated' : ''}`;
}
