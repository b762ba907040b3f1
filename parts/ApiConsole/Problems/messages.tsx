import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const problemConfirmOrigin = (origin: string) => translate({id: 'theme.api.console.problem.confirmOrigin', message: 'Use them for {origin}', description: 'Button that allows the credentials to be sent to another server'}, {origin});
export const problemCredential = (scheme: ReactNode) => (
  <Translate id="theme.api.console.problem.credential" description="Shown in the console when a credential cannot be sent" values={{scheme}}>
    {'The credentials of {scheme} are missing.'}
  </Translate>
);
export const problemDotSegment = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.dotSegment" description="Shown in the console when a path parameter is . or .." values={{name}}>
    {'The parameter {name} cannot be "." or "..": that would be another path.'}
  </Translate>
);
export const problemForeignOrigin = (origin: ReactNode) => (
  <Translate id="theme.api.console.problem.foreignOrigin" description="Shown in the console when the server is one for which the credentials were not entered" values={{origin}}>
    {'Your credentials were entered for another server. Nothing is sent to {origin} until you confirm it.'}
  </Translate>
);
export const problemInvalidHeader = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.invalidHeader" description="Shown in the console when a header or cookie has characters that HTTP does not allow" values={{name}}>
    {'{name} has characters that HTTP does not allow there.'}
  </Translate>
);
export const problemInvalidServer = (url: ReactNode) => (
  <Translate id="theme.api.console.problem.invalidServer" description="Shown in the console when the URL of the server cannot be used" values={{url}}>
    {'Requests cannot be sent to the server’s URL, {url}.'}
  </Translate>
);
export const problemInvalidServerVariable = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.invalidServerVariable" description="Shown in the console when the value of a server variable is not one that the document allows, or would change another part of the URL" values={{name}}>
    {'The value of the server variable {name} is not allowed there.'}
  </Translate>
);
export const problemMissingBody = translate({id: 'theme.api.console.problem.missingBody', message: 'Fill in the body.', description: 'Shown in the console when a required body is missing'});
export const problemMissingFile = translate({id: 'theme.api.console.problem.missingFile', message: 'Choose a file.', description: 'Shown in the console when no file is chosen'});
export const problemMissingFileOf = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.missingFileOf" description="Shown in the console when no file is chosen for a part of a multipart body" values={{name}}>
    {'Choose a file for {name}.'}
  </Translate>
);
export const problemMissingParameter = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.missingParameter" description="Shown in the console when a parameter without which nothing can be sent is empty" values={{name}}>
    {'Fill in the parameter {name}.'}
  </Translate>
);
export const problemMissingPart = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.missingPart" description="Shown in the console when a required part of a multipart body is empty" values={{name}}>
    {'Fill in {name}.'}
  </Translate>
);
export const problemNoServer = translate({id: 'theme.api.console.problem.noServer', message: 'The document names no server, so nothing can be sent. The owner of the API can add one under "servers".', description: 'Shown in the console when the document has no servers'});
export const problemSendAnyway = translate({id: 'theme.api.console.problem.sendAnyway', message: 'Send anyway', description: 'Button that sends a request although something is missing'});
export const problemServerVariable = (name: ReactNode) => (
  <Translate id="theme.api.console.problem.serverVariable" description="Shown in the console when a variable of the server has no value" values={{name}}>
    {'Fill in the server variable {name}.'}
  </Translate>
);
export const refusedBody = (mediaType: ReactNode) => (
  <Translate id="theme.api.console.refused.body" description="Shown in the console when a link brings a body of a media type that the operation does not take" values={{mediaType}}>
    {'The body was left out: the operation does not take {mediaType}.'}
  </Translate>
);
export const refusedParameter = (name: ReactNode) => (
  <Translate id="theme.api.console.refused.parameter" description="Shown in the console when a link sets a parameter that the operation does not have" values={{name}}>
    {'The parameter {name} was left out: the operation does not have it.'}
  </Translate>
);
export const refusedServer = translate({id: 'theme.api.console.refused.server', message: 'The link names a server that the document does not have. The first one is chosen instead.', description: 'Shown in the console when a link names a server that the document does not have'});
export const refusedServerVariable = (name: ReactNode, value: ReactNode) => (
  <Translate id="theme.api.console.refused.serverVariable" description="Shown in the console when a link sets a server variable to a value that may not come from a link" values={{name, value}}>
    {'The value {value} for the server variable {name} was left out: a link cannot change where requests go.'}
  </Translate>
);
