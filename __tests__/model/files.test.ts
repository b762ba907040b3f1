import path from 'path';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {loadDocument} from '../../plugin/document/load';
import {toApiReference} from '../../plugin/model/apiReference';
import {printReference} from '../support/printReference';

describe('a document of several files', () => {
  it('becomes one reference with named schemas, and links and discriminators work across files', async () => {
    const diagnostics: Diagnostic[] = [];
    const document = await loadDocument(
      {rootDir: path.resolve(__dirname, '../__fixtures__/model-files'), source: 'openapi.yaml'},
      () => {},
    );
    expect(
      printReference(
        await toApiReference(document!, (diagnostic) => diagnostics.push(diagnostic)),
        diagnostics,
      ),
    ).toMatchSnapshot();
  });
});
