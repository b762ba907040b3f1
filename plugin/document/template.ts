/** Texts with names in braces, as paths and URLs of servers are once read: `/pets/{id}`. */

const NAME = /\{([^{}]*)\}/g;

/** The names, in order; a repeated one is listed repeatedly. */
export function listTemplateNames(template: string): string[] {
  return Array.from(template.matchAll(NAME), ([, name = '']) => name);
}

/** The template without names, which are not sent: `/pets/{}`. */
export function withoutNames(template: string): string {
  return template.replace(NAME, '{}');
}

/** Its texts, at even indexes, and names without their braces, at odd ones. */
export function splitTemplate(template: string): string[] {
  return template.split(NAME);
}
