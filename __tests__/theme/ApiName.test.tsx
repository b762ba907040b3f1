import React from 'react';
import ApiName from '../../parts/ApiName';
import {renderToHtml} from './support/renderToHtml';

describe('ApiName', () => {
  it.each([
    ['List pets', 'List pets'],
    ['/organizations/{organizationId}', '/<wbr/>organizations/<wbr/>{organization<wbr/>Id}'],
    ['github.branch_protection', 'github.<wbr/>branch_<wbr/>protection'],
    ['Get getOrganizationById now', 'Get get<wbr/>Organization<wbr/>By<wbr/>Id now'],
  ])('allows line breaks between the parts of long words: %s', async (name, expected) => {
    expect(await renderToHtml(<ApiName>{name}</ApiName>)).toBe(expected);
  });
});
