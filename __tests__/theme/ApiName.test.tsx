import React from 'react';
import ApiName from '../../parts/ApiName';
import {renderToHtml} from './support/renderToHtml';

describe('ApiName', () => {
  it.each([
    ['List pets', 'List pets'],
    ['security_and_analys1', 'security_and_analys1'],
    ['/organizations/{organizationId}', '/organizations/<wbr/>{organizationId}'],
    ['/repos/{owner}/{repo}/hooks/{id}', '/repos/{owner}/<wbr/>{repo}/hooks/<wbr/>{id}'],
    ['github.branch_protection', 'github.branch_<wbr/>protection'],
    ['Get getOrganizationByIdentifier now', 'Get getOrganization<wbr/>ByIdentifier now'],
  ])('allows few line breaks, between the parts of long words: %s', async (name, expected) => {
    expect(await renderToHtml(<ApiName>{name}</ApiName>)).toBe(expected);
  });

  it('reads a word of any length once', async () => {
    const word = 'x'.repeat(1_000_000);
    expect(await renderToHtml(<ApiName>{`${word}/y`}</ApiName>)).toBe(`${word}/<wbr/>y`);
  });
});
