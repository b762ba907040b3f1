import type {SwizzleConfig} from '@docusaurus/types';

/** Which components may be wrapped and ejected. The frames of pages depend on Docusaurus's internals: wrap these, do not eject. */
export function getSwizzleConfig(): SwizzleConfig {
  const frame = {actions: {wrap: 'safe', eject: 'unsafe'}} as const;
  return {
    components: {
      ApiRoot: {...frame, description: 'The layout around all pages of the plugin.'},
      ApiTabRoot: {...frame, description: 'The sidebar and data that the pages of one document share.'},
      ApiRedirect: {...frame, description: 'Leads from the root to the first operation.'},
      ApiProblems: {...frame, description: 'The page that stands where a document cannot be shown, in development.'},
    },
  };
}
