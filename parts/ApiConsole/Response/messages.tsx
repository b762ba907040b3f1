import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

export const response = translate({id: 'theme.api.console.response', message: 'Response', description: 'Heading of the answer in the console'});
export const responseCutConnection = translate({id: 'theme.api.console.response.cutConnection', message: 'Cut off: the connection broke.', description: 'The connection broke in the middle of the answer'});
export const responseCutSize = translate({id: 'theme.api.console.response.cutSize', message: 'Cut off: the response is too large for this site.', description: 'The answer is larger than the proxy passes on, or the page keeps'});
export const responseCutTime = translate({id: 'theme.api.console.response.cutTime', message: 'Cut off: the response took longer than this site waits.', description: 'The answer took longer than the proxy waits'});
export const responseEmpty = (keys: ReactNode) => (
  <Translate id="theme.api.console.response.empty" description="Shown in the place of the response before anything was sent" values={{keys}}>
    {'Nothing has been sent yet. Send the request with the button or with {keys}.'}
  </Translate>
);
export const responseFollow = translate({id: 'theme.api.console.response.follow', message: 'Follow', description: 'Button that follows a redirect'});
export const responseRedirect = (url: ReactNode) => (
  <Translate id="theme.api.console.response.redirect" description="Where a redirect leads" values={{url}}>
    {'Redirects to {url}'}
  </Translate>
);
export const responseSize = translate({id: 'theme.api.console.response.size', message: 'Size', description: 'Label of the size of an answer'});
export const responseStopped = translate({id: 'theme.api.console.response.stopped', message: 'Stopped. The part that arrived is shown.', description: 'The reader stopped the answer'});
export const responseTime = translate({id: 'theme.api.console.response.time', message: 'Time', description: 'Label of the time an answer took'});
export const responseWaiting = translate({id: 'theme.api.console.response.waiting', message: 'Waiting for a response…', description: 'Shown while the API has not answered'});
