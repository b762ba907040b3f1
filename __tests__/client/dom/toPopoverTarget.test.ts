/** Returns the attribute that is set with this version of React. */
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
  ])('has the spelling that React %s expects', async (version, attributes) => {
    expect(await attributesIn(version)).toEqual(attributes);
  });
});
