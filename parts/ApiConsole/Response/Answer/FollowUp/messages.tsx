import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const followFields = translate({id: 'theme.api.console.follow.fields', message: 'The API names these fields', description: 'Heading of the fields that an error names; each leads to its field in the form'});
export const followFilled = (values: string) => translate({id: 'theme.api.console.follow.filled', message: 'Filled in: {values}. Send the request to go on.', description: 'Shown after values of a response were filled into the form'}, {values});
export const followMissing = (expression: ReactNode) => (
  <Translate id="theme.api.console.follow.missing" description="Why a link to another operation cannot be used; expression is a runtime expression of OpenAPI" values={{expression}}>
    {'The response has no value for {expression}.'}
  </Translate>
);
export const followNext = translate({id: 'theme.api.console.follow.next', message: 'Next page', description: 'Button that fills in what the request for the next page of a list needs'});
