import {readFileSync} from 'fs';
import type {JsonObject} from '../../../plugin/document/types';
import {toApiReference} from '../../../plugin/model/apiReference';
import {toSchemaPages} from '../../../plugin/lists/schemaPages/toSchemaPages';
import {inMemoryDocument} from '../../support/inMemoryDocument';
import {navigate} from '../../support/reference';
import {walkSchemas} from '../../support/walkSchemas';

describe("GitHub's document", () => {
  it('has a page for each schema that two operations reach, with all operations that reach it', async () => {
    const file = require.resolve('@octokit/openapi/generated/api.github.com.json');
    const document = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
    const users = new Map<string, Set<string>>();
    for (const {schema, operation} of walkSchemas(document))
      users.set(schema, (users.get(schema) ?? new Set()).add(operation));
    const reference = await toApiReference(inMemoryDocument(document), () => undefined);
    const {pages} = toSchemaPages({reference, navigation: navigate(reference).navigation})!;
    const found = pages.map(({name, uses: {direct, through, left}}) => [
      name,
      new Set([...direct, ...through].map(({page}) => page.operation.key)),
      left,
    ]);
    const expected = [...users].filter(([, operations]) => operations.size > 1);
    expect(new Map(found.map(([name, operations]) => [name, operations]))).toEqual(
      new Map(expected),
    );
    expect(found.filter(([, , left]) => left !== 0)).toEqual([]);
  });
});
