/**
 * Text of a document for an attribute. HTML allows `<` there, yet whoever copies such text out of a
 * page without care, as previews and indexes of other sites may, would make markup of it: an
 * invisible sign keeps it from being a tag.
 */
export function toAttributeText(text: string): string {
  return text.replace(/<(?=[a-z/!?])/gi, '<\u2060');
}
