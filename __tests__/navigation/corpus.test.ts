import path from 'path';
import {loadDocument} from '../../plugin/document/load';
import {toApiReference} from '../../plugin/model/apiReference';
import type {NavigationGroup} from '../../plugin/navigation/types';
import {loadExpectations} from '../support/corpus';
import {navigate} from '../support/reference';
import {CORPUS, ROOT} from '../support/site';

const listed = (groups: readonly NavigationGroup[]): string[] =>
  groups.flatMap(({pages, groups: inner}) => [
    ...pages.map(({permalink}) => permalink),
    ...listed(inner),
  ]);
const own = ['example-site/openapi/petstore.yaml', 'plugin/cli/init/templates/openapi.yaml'].map(
  (file) => path.join(ROOT, file),
);
const published = (['real', 'adversarial'] as const).flatMap((folder) =>
  loadExpectations(folder)
    .filter(
      ({outcome, also_accept: accepted = []}) => ![outcome, ...accepted].includes('document-error'),
    )
    .map(({file}) => path.join(CORPUS, folder, file)),
);

describe('the navigation of published and hostile documents', () => {
  for (const file of [...own, ...published]) {
    it(`has a unique route and a sidebar entry for every operation of ${path.basename(path.dirname(file))}/${path.basename(file)}`, async () => {
      const document = (await loadDocument(
        {rootDir: path.dirname(file), source: path.basename(file)},
        () => undefined,
      ))!;
      const reference = await toApiReference(document, () => undefined);
      const {navigation} = navigate(reference);
      const routes = navigation.pages.map(({permalink}) => permalink);
      expect(navigation.pages.map(({operation}) => operation.key)).toEqual(
        reference.operations.map(({key}) => key),
      );
      expect(new Set(routes.map((route) => route.toLowerCase())).size).toBe(routes.length);
      for (const route of routes) expect(route).toMatch(/^\/api\/default(\/[A-Za-z0-9._~-]+)+$/);
      expect(new Set(listed(navigation.groups))).toEqual(new Set(routes));
    });
  }
});
