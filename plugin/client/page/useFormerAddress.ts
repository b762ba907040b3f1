import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {FORMER_TABLE} from '../../proxy/buildFiles';
import {createFindFormer} from '../../proxy/formerTable';
import {loadText} from '../send/loadText';

/**
 * At the former address of a page, goes on to the page of today, or has the server say that it is
 * gone. Returns whether the address never had a page; until that is known, false.
 */
export function useFormerAddress(): boolean {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    const follow = (table: string) => {
      const answer = createFindFormer(JSON.parse(table), baseUrl)(pathname);
      if (isLeft) return;
      if (!answer) setMissing(pathname);
      else if (answer.to === undefined || answer.ending !== undefined) window.location.reload();
      else history.replace(answer.to + search + hash);
    };
    loadText(baseUrl + FORMER_TABLE)
      .then(follow)
      // Most sites have no table.
      .catch(() => setMissing(pathname));
    return () => {
      isLeft = true;
    };
  }, [history, baseUrl, pathname, search, hash]);
  return missing === pathname;
}
