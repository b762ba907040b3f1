/** What a browser gets from React of this version. */
async function attributesIn(version: string) {
  jest.resetModules();
  jest.doMock('react', () => ({version}));
  const {toPopoverTarget} = await import('../../../plugin/client/dom/toPopoverTarget');
  return toPopoverTarget('note');
}

describe('the attribute that opens a popover', () => {
  it.each([
    ['18.3.1', {popovertarget: 'note'}],
    ['19.0.0', {popoverTarget: 'note'}],
    ['20.0.0-rc.1', {popoverTarget: 'note'}],
  ])('has the name that React %s does not warn of', async (version, attributes) => {
    expect(await attributesIn(version)).toEqual(attributes);
  });
});
