import {translate} from '@docusaurus/Translate';

export const all = translate({id: 'theme.api.samples.all', message: 'All fields', description: 'Choice of showing all parameters and properties'});
export const consoleBody = translate({id: 'theme.api.console.body', message: 'Body', description: 'Heading of the request body in the console'});
export const custom = translate({id: 'theme.api.samples.custom', message: 'Custom', description: 'Shown in the choice of an example if the sample shows a variant that has no example'});
export const example = translate({id: 'theme.api.samples.example', message: 'Example', description: 'Label of the choice of an example'});
export const examples = translate({id: 'theme.api.samples.examples', message: 'Fields with examples', description: 'Choice of showing the required parameters and properties, and those that the document gives examples for'});
export const generated = translate({id: 'theme.api.samples.generated', message: 'For this request', description: 'Heads the languages that samples are written in for the request, in the choice of languages'});
export const include = translate({id: 'theme.api.samples.include', message: 'Fields in the sample', description: 'Label of the choice which parameters and properties a sample shows'});
export const incomplete = translate({id: 'theme.api.samples.incomplete', message: 'Incomplete: change the body to match its schema before you send it.', description: 'Shown below a sample whose body does not match its schema'});
export const language = translate({id: 'theme.api.samples.language', message: 'Language', description: 'Label of the choice of a programming language'});
export const mask = translate({id: 'theme.api.samples.mask', message: 'Mask secrets', description: 'Button that masks the secrets in a sample'});
export const own = translate({id: 'theme.api.samples.own', message: 'From the document', description: 'Heads the samples that the document brings along in the choice of languages'});
export const required = translate({id: 'theme.api.samples.required', message: 'Required fields only', description: 'Choice of showing the required parameters and properties'});
export const reveal = translate({id: 'theme.api.samples.reveal', message: 'Show secrets', description: 'Button that shows the secrets in a sample'});
export const suggested = translate({id: 'theme.api.samples.suggested', message: 'Suggested fields', description: 'Choice of showing the required parameters, and the fields of the body that the document gives examples for'});
