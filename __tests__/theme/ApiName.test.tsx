import React from 'react';
import ApiName from '../../theme/ApiName';
import {renderToHtml} from './support/renderToHtml';

describe('a name breaks between the parts of its long words', () => {
  it.each([
    ['List pets', 'List pets'],
    ['/organizations/{organizationId}', '/<wbr/>organizations/<wbr/>{organization<wbr/>Id}'],
    ['github.branch_protection', 'github.<wbr/>branch_<wbr/>protection'],
    ['Get getOrganizationById now', 'Get get<wbr/>Organization<wbr/>By<wbr/>Id now'],
  ])('%s', async (name, expected) => {
    expect(await renderToHtml(<ApiName>{name}</ApiName>)).toBe(expected);
  });
});
