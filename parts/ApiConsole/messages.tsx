import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const body = translate({id: 'theme.api.console.body', message: 'Body', description: 'Heading of the request body in the console'});
export const bodyAddOptional = translate({id: 'theme.api.console.body.addOptional', message: 'Add optional fields', description: 'Button that adds the fields of the sample on the page to a request body that requires none'});
export const bodyAddPart = translate({id: 'theme.api.console.body.addPart', message: 'Add a part…', description: 'First entry of the choice of parts to add to a multipart body'});
export const bodyAddPartLabel = translate({id: 'theme.api.console.body.addPartLabel', message: 'Add a part', description: 'Accessible name of the choice of parts to add to a multipart body'});
export const bodyBroken = translate({id: 'theme.api.console.body.broken', message: 'This is not JSON. It is sent unchanged.', description: 'Shown when the text of the body is not JSON'});
export const bodyChosen = (name: string, size: string) => translate({id: 'theme.api.console.body.chosen', message: '{name}, {size} bytes', description: 'Name and size of the chosen file'}, {name, size});
export const bodyExample = translate({id: 'theme.api.console.body.example', message: 'Example', description: 'Label of the choice of examples of the request body'});
export const bodyFile = (mediaType: ReactNode) => (
  <Translate id="theme.api.console.body.file" description="Label of the file that is sent as the body" values={{mediaType}}>
    {'File to send as {mediaType}'}
  </Translate>
);
export const bodyForm = translate({id: 'theme.api.console.body.form', message: 'Form', description: 'Button that shows the request body as a form'});
export const bodyLost = (name: string) => translate({id: 'theme.api.console.body.lost', message: 'Choose {name} again: files are not kept.', description: 'Shown when a file was chosen in an earlier request and must be chosen again'}, {name});
export const bodyMediaType = translate({id: 'theme.api.console.body.mediaType', message: 'Media type', description: 'Label of the choice of media types of the request body'});
export const bodyNoForm = translate({id: 'theme.api.console.body.noForm', message: 'The text is not JSON, so it cannot be shown as a form.', description: 'Shown instead of the form when the text of the body is not JSON'});
export const bodyNone = translate({id: 'theme.api.console.body.none', message: 'No body', description: 'Choice of sending a request without body'});
export const bodyOnceFilled = translate({id: 'theme.api.console.body.onceFilled', message: 'The body is sent once you fill in a field.', description: 'Shown above the form of an optional body that is not sent yet'});
export const bodyPart = translate({id: 'theme.api.console.body.part', message: 'part', description: 'Label of a part of a multipart body without a name'});
export const bodyText = translate({id: 'theme.api.console.body.text', message: 'Text', description: 'Button that shows the request body as text'});
export const bodyTextLabel = (mediaType: ReactNode) => (
  <Translate id="theme.api.console.body.textLabel" description="Label of the text of the request body" values={{mediaType}}>
    {'Body as {mediaType}'}
  </Translate>
);
export const bodyWithoutExample = (mediaType: ReactNode) => (
  <Translate id="theme.api.console.body.withoutExample" description="Shown below the empty text of a body whose format is not generated, such as CSV" values={{mediaType}}>
    {'There is no example of this body. Write it as {mediaType}; it is sent unchanged.'}
  </Translate>
);
export const cancel = translate({id: 'theme.api.console.cancel', message: 'Cancel', description: 'Button that cancels a pending request'});
export const close = translate({id: 'theme.api.console.close', message: 'Close', description: 'Button that closes the console'});
export const fieldAdd = translate({id: 'theme.api.console.field.add', message: 'Add', description: 'Button that adds a property of the typed name'});
export const fieldAddItem = translate({id: 'theme.api.console.field.addItem', message: 'Add item', description: 'Button that adds an item to a list'});
export const fieldAddItemLabel = (label: string) => translate({id: 'theme.api.console.field.addItemLabel', message: 'Add item to {label}', description: 'Accessible name of the button that adds an item to a list'}, {label});
export const fieldAddProperty = translate({id: 'theme.api.console.field.addProperty', message: 'Add a property…', description: 'First entry of the choice of optional properties to add'});
export const fieldAddPropertyLabel = (label: string) => translate({id: 'theme.api.console.field.addPropertyLabel', message: 'Add a property to {label}', description: 'Accessible name of the choice of optional properties to add'}, {label});
export const fieldFile = translate({id: 'theme.api.console.field.file', message: 'file', description: 'The type of a field in which the reader chooses a file'});
export const fieldJson = translate({id: 'theme.api.console.field.json', message: 'JSON; anything else is sent as text.', description: 'Explains a field that takes JSON or plain text'});
export const fieldNewName = translate({id: 'theme.api.console.field.newName', message: 'Name of a further property', description: 'Placeholder of the field for the name of a property that the document does not list'});
export const fieldNewNameLabel = (label: string) => translate({id: 'theme.api.console.field.newNameLabel', message: 'Name of a further property of {label}', description: 'Accessible name of the field for the name of a property that the document does not list'}, {label});
export const fieldDescription = translate({id: 'theme.api.console.field.description', message: 'Description', description: 'Opens what the document says about a value, which is long'});
export const fieldNamed = translate({id: 'theme.api.console.field.named', message: 'The API has named this field.', description: 'Shown at a field that an error of the API names without saying why'});
export const fieldRemark = (text: string) => translate({id: 'theme.api.console.field.remark', message: 'API: {text}', description: 'What the API said about the value of a field, in its own words'}, {text});
export const fieldNotSent = translate({id: 'theme.api.console.field.notSent', message: '(not sent)', description: 'Choice of leaving a parameter or property out'});
export const fieldNull = (label: string) => translate({id: 'theme.api.console.field.null', message: 'null for {label}', description: 'Accessible name of the button that makes a value null'}, {label});
export const fieldRemoveItem = (label: string) => translate({id: 'theme.api.console.field.removeItem', message: 'Remove {label}', description: 'Accessible name of the button that removes an item or property'}, {label});
export const fieldRequired = translate({id: 'theme.api.console.field.required', message: 'required', description: 'Says beside a field that it must be filled in'});
export const fieldSentAs = (value: ReactNode) => (
  <Translate id="theme.api.console.field.sentAs" description="Says what the value of a field is in the request" values={{value}}>
    {'Sent as {value}'}
  </Translate>
);
export const fieldVariant = (label: string) => translate({id: 'theme.api.console.field.variant', message: 'Variant of {label}', description: 'Label of the choice between the variants of oneOf or anyOf'}, {label});
export const history = translate({id: 'theme.api.console.history', message: 'History', description: 'Heading of the requests that were sent'});
export const historyClear = translate({id: 'theme.api.console.history.clear', message: 'Clear', description: 'Button that forgets the requests that were sent'});
export const historyReplay = translate({id: 'theme.api.console.history.replay', message: 'Fill in', description: 'Button that fills in the form as in an earlier request'});
export const historyReplayLabel = (time: string) => translate({id: 'theme.api.console.history.replayLabel', message: 'Fill in the request of {time}', description: 'Accessible name of the button that fills in the form as in an earlier request'}, {time});
export const parameters = translate({id: 'theme.api.console.parameters', message: 'Parameters', description: 'Heading of the parameters in the console'});
export const parametersChooseExample = translate({id: 'theme.api.console.parameters.chooseExample', message: 'Use an example…', description: 'First entry of the choice of examples'});
export const parametersCookie = translate({id: 'theme.api.console.parameters.cookie', message: 'In cookies', description: 'Heading of cookie parameters in the console'});
export const parametersEmpty = translate({id: 'theme.api.console.parameters.empty', message: 'Send empty', description: 'Label of the choice to send a parameter without value'});
export const parametersExample = (name: string) => translate({id: 'theme.api.console.parameters.example', message: 'Example of {name}', description: 'Accessible name of the choice of examples of a parameter'}, {name});
export const parametersFill = translate({id: 'theme.api.console.parameters.fill', message: 'Fill in', description: 'Button that fills in a parameter with the value that the document gives'});
export const parametersFillIn = (name: string) => translate({id: 'theme.api.console.parameters.fillIn', message: 'Fill in {name}', description: 'Accessible name of the button that fills in a parameter with the value that the document gives'}, {name});
export const parametersHeader = translate({id: 'theme.api.console.parameters.header', message: 'In headers', description: 'Heading of header parameters in the console'});
export const parametersNone = translate({id: 'theme.api.console.parameters.none', message: 'This request has no parameters and no body.', description: 'Shown instead of the form when a request has neither parameters nor a body'});
export const parametersPath = translate({id: 'theme.api.console.parameters.path', message: 'In the path', description: 'Heading of path parameters in the console'});
export const parametersQuery = translate({id: 'theme.api.console.parameters.query', message: 'In the query', description: 'Heading of query parameters in the console'});
export const request = translate({id: 'theme.api.console.request', message: 'Request', description: 'Accessible name of the method and URL in the console'});
export const reset = translate({id: 'theme.api.console.reset', message: 'Reset', description: 'Button that fills in the form as the document does'});
export const routeDirect = (origin: ReactNode) => (
  <Translate id="theme.api.console.route.direct" description="Says that a request goes directly from the browser to a server, and what that needs" values={{origin}}>
    {'Requests go directly from your browser to {origin}; the API must allow this site through CORS.'}
  </Translate>
);
export const routeOwnServer = (origin: ReactNode) => (
  <Translate id="theme.api.console.route.ownServer" description="Says that a request goes through the proxy of the site to a server that the reader named" values={{origin}}>
    {'Requests go to {origin} through this site’s proxy.'}
  </Translate>
);
export const routeOwnSite = translate({id: 'theme.api.console.route.ownSite', message: 'The server is this site itself: your browser sends requests to it directly.', description: 'Says why a request goes directly from the browser'});
export const routeUnsendable = (names: readonly string[]) =>
  translate({id: 'theme.api.console.route.unsendable', message: 'Browsers do not let pages send these: {names}. The code below sends them.', description: 'Names the headers that a browser does not let a page send'}, {names: names.map((name) => (name === 'body' ? body : name)).join(', ')});
export const sample = translate({id: 'theme.api.console.sample', message: 'As code', description: 'Heading of the request as code in the console'});
export const samplesCopy = translate({id: 'theme.api.samples.copy', message: 'Copy the sample', description: 'Label of the button that copies a code sample'});
export const samplesFailed = (language: string, shown: string) =>
  translate({id: 'theme.api.samples.failed', message: '{language} could not be loaded, so {shown} is shown. Check your connection and choose it again.', description: 'Shown when the code that writes samples in a language cannot be loaded; language is what is shown instead'}, {language, shown});
export const send = translate({id: 'theme.api.console.send', message: 'Send', description: 'Button that sends the request'});
export const server = translate({id: 'theme.api.console.server', message: 'Server', description: 'Heading of the choice of servers in the console'});
export const serverBase = translate({id: 'theme.api.console.server.base', message: 'Base URL', description: 'Label of the field for the address of the reader’s own server'});
export const serverChoose = translate({id: 'theme.api.console.server.choose', message: 'Send to', description: 'Label of the choice of servers in the console'});
export const serverOwn = translate({id: 'theme.api.console.server.own', message: 'Your own server', description: 'Choice of a server whose address the reader types'});
export const share = translate({id: 'theme.api.console.share', message: 'Copy link', description: 'Button that copies a link to the filled-in form, without secrets'});
export const shareCopied = translate({id: 'theme.api.console.share.copied', message: 'Copied', description: 'Shown on the button after a link to the filled-in form was copied'});
export const title = (operation: ReactNode) => (
  <Translate id="theme.api.console.title" description="Title of the console; the operation is the title of its page" values={{operation}}>
    {'Try it: {operation}'}
  </Translate>
);
