import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const all = translate({id: 'theme.api.changelog.all', message: 'All changes as Markdown', description: 'Link to the complete changelog as Markdown'});
export const breaking = translate({id: 'theme.api.changelog.breaking', message: 'Breaking', description: 'A change that breaks programs that call the API'});
export const compatible = translate({id: 'theme.api.changelog.compatible', message: 'Compatible', description: 'A change that breaks no program that calls the API'});
export const counts = (breaking: number, uncertain: number, compatible: number) => translate({id: 'theme.api.changelog.counts', message: 'Breaking: {breaking}, may break: {uncertain}, compatible: {compatible}', description: 'How many changes there are of each kind'}, {breaking, uncertain, compatible});
export const document = translate({id: 'theme.api.changelog.document', message: 'The whole API', description: 'Heading of changes that belong to no operation'});
export const folded = (count: number) => translate({id: 'theme.api.changelog.folded', message: '{count} compatible change|{count} compatible changes', description: 'Opens the list of changes that break nothing; plural forms are divided by |'}, {count});
export const left = (count: number) => translate({id: 'theme.api.changelog.left', message: '{count} more change is left out here.|{count} more changes are left out here.', description: 'At the end of a very long list of changes; its plural forms are divided by |'}, {count});
export const none = translate({id: 'theme.api.changelog.none', message: 'No changes that callers notice.', description: 'In place of changes, where there are none'});
export const operations = (count: number) => translate({id: 'theme.api.changelog.operations', message: '{count} operation|{count} operations', description: 'How many operations have the same changes; plural forms are divided by |'}, {count});
export const operationsList = translate({id: 'theme.api.changelog.operations.list', message: 'List of operations', description: 'Opens the list of operations that have the same changes'});
export const operationsMore = (count: number) => translate({id: 'theme.api.changelog.operations.more', message: 'and {count} more|and {count} more', description: 'At the end of a list of operations; plural forms are divided by |'}, {count});
export const problem = (since: string, reason: string) => translate({id: 'theme.api.changelog.problem', message: 'Cannot be compared with {since}. {reason}', description: 'In place of changes, where two documents cannot be compared'}, {since, reason});
export const schema = (name: ReactNode) => (
  <Translate id="theme.api.changelog.schema" description="Heading of the changes of a schema that several operations use" values={{name}}>
    {'Schema {name}'}
  </Translate>
);
export const since = (since: string) => translate({id: 'theme.api.changelog.since', message: 'Since {since}', description: 'What changes are compared with: an earlier version, or a day'}, {since});
export const uncertain = translate({id: 'theme.api.changelog.uncertain', message: 'May break', description: 'A change that may break programs that call the API'});
export const unreleased = translate({id: 'theme.api.changelog.unreleased', message: 'unreleased', description: 'Badge of a version that is not released yet'});
