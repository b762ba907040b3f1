/**
 * Makes a string of a document safe to copy out of an attribute. HTML allows `<` in attributes, but
 * careless tools, such as previews and indexes of other sites, could turn the copied text into
 * markup; an invisible character keeps it from being a tag.
 */
export function toAttributeText(text: string): string {
  return text.replace(/<(?=[a-z/!?])/gi, '<\u2060');
}
