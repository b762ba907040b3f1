import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import type {PropGlobalData} from '../../pages/props';

/** The search of the reference on pages that are not part of it. */
export function useReferenceSearch(): PropGlobalData['search'] {
  const instances = (useAllPluginInstancesData('docusaurus-plugin-api-reference') ?? {}) as {
    [id: string]: PropGlobalData;
  };
  return Object.values(instances).find(({search}) => search)?.search;
}
