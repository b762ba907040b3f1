import {createTestLoader} from '../../support/createTestLoader';
import {toDocs, toDocument} from '../../support/checkFiles';
import {createFolder} from '../../support/folder';

/** A YAML comment of 1.5 MB. */
const LARGE = `# ${'x'.repeat(1.5 * 1024 * 1024)}\n`;

async function findLimits(files: {[name: string]: string}, maxFileSize?: number) {
  const siteDir = createFolder({'docs.json': toDocs(), ...files});
  const {diagnostics} = await createTestLoader(siteDir, {maxFileSize})();
  return diagnostics
    .filter(({code}) => code === 'document-limit')
    .map(({message, help}) => ({message, help}));
}

const OPTION = expect.stringContaining('`maxFileSize`') as unknown;

describe('the size of a file', () => {
  it('is limited by the option `maxFileSize`, which the finding names', async () => {
    expect(await findLimits({'openapi.yaml': LARGE + toDocument()}, 1)).toEqual([
      {message: 'The file is larger than 1 MB.', help: OPTION},
    ]);
    expect(await findLimits({'openapi.yaml': LARGE + toDocument()}, 2)).toEqual([]);
    expect(await findLimits({'openapi.yaml': LARGE + toDocument()})).toEqual([]);
  });

  const body = (ref: string) =>
    `paths: {/a: {get: {operationId: a, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '${ref}'}}}}}}}}`;

  it('is also limited for files that a document refers to', async () => {
    expect(
      await findLimits(
        {'openapi.yaml': toDocument(body('./a.yaml')), 'a.yaml': `${LARGE}type: string\n`},
        1,
      ),
    ).toEqual([{message: '`a.yaml` is larger than 1 MB.', help: OPTION}]);
  });

  it('is limited for all files together', async () => {
    const files = {
      'openapi.yaml': LARGE + toDocument(body('./a.yaml')),
      'a.yaml': `${LARGE}$ref: ./b.yaml\n`,
      'b.yaml': `${LARGE}type: string\n`,
    };
    expect(await findLimits(files, 2)).toEqual([
      {message: expect.stringContaining('`b.yaml` is not read') as unknown, help: OPTION},
    ]);
    expect(await findLimits(files, 3)).toEqual([]);
  });
});
