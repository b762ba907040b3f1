import {translate} from '@docusaurus/Translate';

export const method = translate({id: 'theme.api.expression.method', message: 'method of the request', description: 'The value that a runtime expression refers to'});
export const path = translate({id: 'theme.api.expression.path', message: 'in the path of the request', description: 'The value that a runtime expression refers to, after the name of a parameter'});
export const query = translate({id: 'theme.api.expression.query', message: 'in the query of the request', description: 'The value that a runtime expression refers to, after the name of a parameter'});
export const request = translate({id: 'theme.api.expression.request', message: 'body of the request', description: 'The value that a runtime expression refers to'});
export const requestBody = translate({id: 'theme.api.expression.requestBody', message: 'in the body of the request', description: 'The value that a runtime expression refers to, after the name of a property'});
export const requestHeader = translate({id: 'theme.api.expression.requestHeader', message: 'in the headers of the request', description: 'The value that a runtime expression refers to, after the name of a header'});
export const response = translate({id: 'theme.api.expression.response', message: 'body of the response', description: 'The value that a runtime expression refers to'});
export const responseBody = translate({id: 'theme.api.expression.responseBody', message: 'in the body of the response', description: 'The value that a runtime expression refers to, after the name of a property'});
export const responseHeader = translate({id: 'theme.api.expression.responseHeader', message: 'in the headers of the response', description: 'The value that a runtime expression refers to, after the name of a header'});
export const statusCode = translate({id: 'theme.api.expression.statusCode', message: 'status of the response', description: 'The value that a runtime expression refers to'});
export const url = translate({id: 'theme.api.expression.url', message: 'URL of the request', description: 'The value that a runtime expression refers to'});
