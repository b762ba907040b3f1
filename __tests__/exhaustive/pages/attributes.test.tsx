/** @jest-environment node */
import {listAddedParts} from '../../theme/support/addedParts';

it('no text of a document adds a declaration, an attribute, a class or an element to a page', async () => {
  const seed = Date.now();
  expect({seed, added: await listAddedParts(20_000, seed)}).toEqual({seed, added: []});
}, 1_200_000);
