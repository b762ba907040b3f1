import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import type {PropApiLink, PropGlobalData} from '../../pages/props';
import {useApiDocument} from '../document';

/** The overviews of all other documents of the site, including those of other plugin instances. */
export function useOtherApis(): PropApiLink[] {
  const {overview: page, versions} = useApiDocument();
  const overview = versions?.list.find(({isCurrent}) => isCurrent)?.overview ?? page;
  const instances = (useAllPluginInstancesData('docusaurus-plugin-api-reference') ?? {}) as {
    [id: string]: PropGlobalData;
  };
  return Object.values(instances).flatMap(({apis}) =>
    apis.filter((api) => api.overview !== overview),
  );
}
