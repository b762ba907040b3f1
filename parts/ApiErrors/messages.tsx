import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const example = (operation: ReactNode) => (
  <Translate id="theme.api.errors.example" description="Comes before an example of an error; {operation} is a link to the operation that has it" values={{operation}}>
    {'Example of {operation}'}
  </Translate>
);
export const exampleLabel = (name: string) => translate({id: 'theme.api.errors.exampleLabel', message: 'Example of {name}', description: 'Accessible name of an example of an error'}, {name});
export const operations = (count: number) => translate({id: 'theme.api.errors.operations', message: 'Operations: {count}', description: 'Opens the list of the operations that answer with an error'}, {count});
export const shared = (count: number) => translate({id: 'theme.api.errors.shared', message: 'Operations with these errors: {count}', description: 'Opens the list of the operations that answer with any of several errors'}, {count});
