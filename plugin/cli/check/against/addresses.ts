/** Which published addresses a change of the site moves or ends. */
import type {ContentContext} from '../../../content';
import {toPermalink} from '../../../navigation/permalinks';
import {isGone} from '../../../routes/findSubjects';
import {resolveRoutes} from '../../../routes/resolveRoutes';
import {readPublished, toAddressedSite} from '../../../routes/site';
import type {Site} from '../../../types';
import type {CompareContext} from './earlier';
import type {Task} from './tasks';

/** Paths of pages, with the baseUrl. */
export type AddressChanges = {
  moved: {from: string; to: string}[];
  gone: {address: string; title: string; isRecorded: boolean}[];
  added: {address: string; title: string}[];
};

/**
 * Compares the addresses of a revision, which its lock remembers, with the pages of today. Undefined
 * if it has no lock, or nothing has changed.
 */
export async function compareAddresses(
  tasks: readonly Task[],
  {config, context, trees}: CompareContext & {context: ContentContext},
  load: () => Promise<Site>,
): Promise<AddressChanges | undefined> {
  const revision = tasks.find(({isWhole}) => isWhole)?.revision;
  const tree = revision === undefined ? undefined : await trees.get(revision);
  if (!tree || typeof tree === 'string') return undefined;
  const silent = () => undefined;
  const earlier = readPublished(tree, undefined, silent);
  if (!earlier) return undefined;
  const {tabs} = await load();
  const {added, moved, lost, gone, reused} = resolveRoutes(
    toAddressedSite(tabs, context),
    earlier.lock,
  );
  const recorded = new Map(
    readPublished(config, undefined, silent)?.lock.map(({address, former}) => [address, former]),
  );
  const secrets = tabs.flatMap(({documents}) => documents.map((document) => document.secrets));
  const toTitle = ({title}: {title: string}) => secrets.reduce((safe, {hide}) => hide(safe), title);
  const toPath = (address: string) => toPermalink(address, context);
  const wasGone = new Set(
    earlier.lock.flatMap(({address, former}) => (former?.kind === 'gone' ? [address] : [])),
  );
  const ends = [
    ...lost,
    ...gone.filter(({address}) => !wasGone.has(address)),
    ...reused.flatMap(({record, answer, isRecorded}) =>
      isRecorded || (answer && !isGone(answer)) || wasGone.has(record.address) ? [] : [record],
    ),
  ];
  const said = ends.map((record) => ({record, former: recorded.get(record.address)}));
  const changes: AddressChanges = {
    moved: [
      ...moved.map(({record, to}) => ({from: toPath(record.address), to: toPath(to.address)})),
      ...said.flatMap(({record, former}) =>
        former?.kind === 'moved' && former.to !== undefined
          ? [{from: toPath(record.address), to: toPath(former.to)}]
          : [],
      ),
    ],
    gone: said.flatMap(({record, former}) =>
      former?.kind === 'moved'
        ? []
        : [
            {
              address: toPath(record.address),
              title: toTitle(record),
              isRecorded: former !== undefined,
            },
          ],
    ),
    added: added.map((page) => ({address: toPath(page.address), title: toTitle(page)})),
  };
  return Object.values(changes).every((list) => list.length === 0) ? undefined : changes;
}
