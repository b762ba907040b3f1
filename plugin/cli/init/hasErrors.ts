import {loadDocument} from '../../document/load';
import {hasProblem} from '../../lists/errors/listProblems';
import {toApiReference} from '../../model/apiReference';

const ignore = () => undefined;

/** Whether a document has problem types or error codes, which the page of errors explains. */
export async function hasErrors(rootDir: string, source: string): Promise<boolean> {
  // What is wrong with the document is said by the check that follows.
  const document = await loadDocument({rootDir, source}, ignore);
  if (!document) return false;
  const {operations, schemas} = await toApiReference(document, ignore);
  return hasProblem(
    operations.map((operation) => ({operation})),
    schemas,
  );
}
