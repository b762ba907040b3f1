import type * as library from '@testing-library/dom';

// Parts that load on demand are compiled when a test asks for them: on a busy machine, a second (the
// library's own patience) is too little. Of the library only its settings: not every suite needs it.
const {configure} = jest.requireActual<typeof library>('@testing-library/dom/dist/config');

configure({asyncUtilTimeout: 30_000});
