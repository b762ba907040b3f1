import {translate} from '@docusaurus/Translate';

export const aboutError = translate({id: 'theme.api.errors.about', message: 'About this error', description: 'Link from the response of an operation to the page of errors'});
export const aboutErrorLabel = (status: string) => translate({id: 'theme.api.errors.aboutLabel', message: 'About this error: {status}', description: 'Accessible name of the link from the response of an operation to the page of errors'}, {status});
export const barCode = translate({id: 'theme.api.bar.code', message: 'Code', description: 'Link at the bottom of a small screen that leads to the samples of an operation'});
export const breadcrumbsNavAriaLabel = translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs', description: 'The ARIA label for the breadcrumbs'});
export const changed = (version: string) => translate({id: 'theme.api.operation.changed', message: 'Changed in {version}', description: 'Beside the title of an operation: the version in which it last changed'}, {version});
export const consoleButton = translate({id: 'theme.api.console.button', message: 'Try it', description: 'Button on an operation page that opens the console to send requests'});
export const contents = translate({id: 'theme.api.contents', message: 'On this page', description: 'Name of the links to the sections of a page'});
export const operationId = translate({id: 'theme.api.operation.id', message: 'Operation ID:', description: 'Comes before the operationId of an operation'});
export const removed = (version: string) => translate({id: 'theme.api.operation.removed', message: 'Removed in {version}', description: 'Beside the title of an operation: the version that no longer has it'}, {version});
export const requestBodyName = translate({id: 'theme.api.requestBody.name', message: 'request body', description: 'Name of the request body, for labels'});
export const responseBody = translate({id: 'theme.api.response.body', message: 'Body', description: 'Disclosure of the body of a response'});
export const responseHeaders = (count: number) => translate({id: 'theme.api.response.headers', message: 'Headers: {count}', description: 'Disclosure of the headers of a response'}, {count});
export const responseLinks = (count: number) => translate({id: 'theme.api.response.links', message: 'Links: {count}', description: 'Disclosure of the links of a response to other operations'}, {count});
export const serversLabel = translate({id: 'theme.api.servers.label', message: 'Server', description: 'Label of the choice of a server'});
export const since = (version: string) => translate({id: 'theme.api.operation.since', message: 'Since {version}', description: 'Beside the title of an operation: the version in which it came'}, {version});
