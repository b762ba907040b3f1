import fs from 'fs';
import path from 'path';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {loadDocument} from '../../plugin/document/load';
import {toApiReference} from '../../plugin/model/apiReference';
import {printReference} from '../support/printReference';

const FIXTURES = path.resolve(__dirname, '../__fixtures__/model');

/**
 * Each fixture covers the OpenAPI feature in its title; the snapshot holds what readers see of it.
 */
describe.each(fs.readdirSync(FIXTURES).sort())('%s', (section) => {
  const files = fs.readdirSync(path.join(FIXTURES, section)).sort();

  it.each(files)('%s produces the expected reference', async (file) => {
    const diagnostics: Diagnostic[] = [];
    const document = await loadDocument(
      {rootDir: FIXTURES, source: `${section}/${file}`},
      () => {},
    );
    const reference = await toApiReference(
      document!,
      (diagnostic) => diagnostics.push(diagnostic),
      {showExtensions: ['x-audience', 'x-request-limit', 'x-hint', 'x-note', 'x-vendor']},
    );
    expect(
      `${reference.info.title}\n\n${printReference(reference, diagnostics)}`,
    ).toMatchSnapshot();
  });
});
