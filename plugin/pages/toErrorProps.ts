import {present} from '../document/present';
import {findErrorsPage} from '../exports/pageVersions';
import type {ErrorExample, Errors, ErrorUse, Problem} from '../lists/errors/types';
import {toReason} from '../model/text/reason';
import type {OperationPage} from '../navigation/types';
import type {
  PropErrorExample,
  PropErrorIndex,
  PropErrors,
  PropErrorUse,
  PropSchemaUser,
} from './props';
import {withTexts} from './shownTexts';
import type {TabPages} from './tabPages';
import {toPageFrame} from './toProps';
import {toUser} from './toSchemaProps';

export function toErrorsProp({permalink, statuses, groups}: Errors, tab: TabPages): PropErrors {
  const operations: PropSchemaUser[] = [];
  const indexes = new Map<OperationPage, number>();
  const toUse = (page: OperationPage, ofPage: readonly string[]): PropErrorUse => {
    let index = indexes.get(page);
    if (index === undefined) {
      index = operations.push(toUser(page)) - 1;
      indexes.set(page, index);
    }
    return [index, ...ofPage];
  };
  const toUses = (uses: readonly ErrorUse[]) => uses.map((use) => toUse(use.page, use.statuses));
  const toExample = ({page, status, example, mediaType}: ErrorExample): PropErrorExample => {
    const {mediaType: name, schema} = mediaType;
    const shown = present({mediaType: name, schema, examples: example ? [example] : []});
    const [first] = withTexts(shown, tab.reference.schemas).examples;
    return present({
      use: toUse(page, [status]),
      mediaType: {mediaType: name, examples: []},
      example: first,
    });
  };
  const toProblem = ({example, redirect: _, ...problem}: Problem) =>
    present({
      ...problem,
      former: tab.formerAnchors.get(`${permalink}#${problem.anchor}`),
      example: example && toExample(example),
    });
  return {
    ...toPageFrame(tab, permalink, tab.findInVersions(findErrorsPage)),
    statuses: statuses.map(({meanings, example, ...status}) =>
      present({
        ...status,
        reason: toReason(status.status),
        meanings: meanings.map(({uses, ...meaning}) => ({...meaning, uses: toUses(uses)})),
        example: example && toExample(example),
      }),
    ),
    groups: groups.map(({problems, uses}) => ({
      problems: problems.map(toProblem),
      uses: toUses(uses),
    })),
    operations,
  };
}

/** What leads from a response to the entries of its page. */
export function toErrorIndex({statuses, groups}: Errors): PropErrorIndex {
  return [
    ...statuses.map(({anchor, status}): PropErrorIndex[number] => [anchor, 'status', status]),
    ...groups
      .flatMap(({problems}) => problems)
      .map(({anchor, field, name}): PropErrorIndex[number] => [anchor, field, name]),
  ];
}
