/** @jest-environment node */
import {listAddedParts} from './support/addedParts';

it('threat 160: no text of a document adds a declaration, an attribute, a class or an element to a page', async () => {
  expect(await listAddedParts(800, 3)).toEqual([]);
});
