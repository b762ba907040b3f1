import {
  isWithin,
  partAnchor,
  propertyAnchor,
  readAnchor,
  toAnchorSegment,
  variantAnchor,
} from '../../../plugin/model/page/anchors';

describe('anchors', () => {
  it('consist of the names in the document when these are plain', () => {
    expect(propertyAnchor(propertyAnchor('body', 'owner'), 'first_name')).toBe(
      'body.owner.first_name',
    );
  });

  it('keep the letters of every script', () => {
    expect(toAnchorSegment('größe名前')).toBe('größe名前');
  });

  it('never contain white space', () => {
    expect(toAnchorSegment(' a\tb\u00a0c\n')).not.toMatch(/\s/);
  });

  it('are unique for different properties, parts and variants', () => {
    const anchors = [
      propertyAnchor('body', 'a.b'),
      propertyAnchor(propertyAnchor('body', 'a'), 'b'),
      propertyAnchor('body', 'a~2Eb'),
      propertyAnchor('body', 'items'),
      partAnchor('body', 'items'),
      propertyAnchor('body', ':items'),
      variantAnchor('body', 0, 'items'),
      variantAnchor('body', 1, 'items'),
      variantAnchor('body', 0, '2=items'),
      propertyAnchor('body', 'a b'),
      propertyAnchor('body', 'a\u00a0b'),
    ];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('give back the names that they were made of', () => {
    for (const name of ['filter[status]', 'a~7Eb', '–AB', "'5", '😀', 'नाम', '\ud800', 'größe'])
      expect(readAnchor(toAnchorSegment(name))).toBe(name);
  });

  it('are nested by whole names, not by prefixes', () => {
    expect(isWithin('body.owner.name', 'body.owner')).toBe(true);
    expect(isWithin('body.owners', 'body.owner')).toBe(false);
    expect(isWithin('body=Cat.name', 'body')).toBe(true);
  });
});
