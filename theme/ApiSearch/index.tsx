import React, {
  useCallback,
  useEffect,
  useId,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  useChoice,
  useModal,
  useSearch,
  type SearchEntry,
  type Typed,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Facets from 'docusaurus-plugin-api-reference/parts/ApiSearch/Facets';
import Field from 'docusaurus-plugin-api-reference/parts/ApiSearch/Field';
import Instead from 'docusaurus-plugin-api-reference/parts/ApiSearch/Instead';
import Results from 'docusaurus-plugin-api-reference/parts/ApiSearch/Results';
import Status from 'docusaurus-plugin-api-reference/parts/ApiSearch/Status';
import styles from './styles.module.css';

export interface Props {
  /** Permalink of the folder of the index. */
  readonly folder: string;
  /** What the reader types while the search is loading. */
  readonly typed?: Typed;
  readonly onClose: () => void;
}

const label = translate({
  id: 'theme.api.search.open',
  message: 'Search this reference',
  description: 'Button in the sidebar that opens the search of the API reference',
});
const pageNames = {
  authentication: translate({id: 'theme.api.section.authentication', message: 'Authentication'}),
  changelog: translate({
    id: 'theme.api.changelog',
    message: 'Changelog',
    description: 'Title of the page about what changed in an API, and of links to it',
  }),
  deprecations: translate({
    id: 'theme.api.deprecations.title',
    message: 'Deprecations',
    description: 'Title of the page that lists what is deprecated, and of the link to it',
  }),
  errors: translate({
    id: 'theme.api.errors.title',
    message: 'Errors',
    description: 'Title of the page that explains the errors of an API, and of links to it',
  }),
  schemas: translate({
    id: 'theme.api.schemas.title',
    message: 'Schemas',
    description: 'Title of the list of the schemas of a document, and of links to it',
  }),
};

// The search of the reference: a field, and the results below it, which the arrow keys choose from.
// The focus stays in the field.
export default function ApiSearch({folder, typed, onClose: onClosed}: Props): ReactNode {
  const {query, setQuery, facets, setFacets, entry, setEntry, results, count, ...state} = useSearch(
    folder,
    typed,
    pageNames,
  );
  const id = useId();
  const back = useCallback(() => setEntry(undefined), [setEntry]);
  const {active, setActive, list, onKeyDown} = useChoice(results, state.isCurrent, entry && back);
  const {dialog, onClose} = useDialog(onClosed, entry && back);
  const close = () => dialog.current?.close();
  const toId = (position: number) => `${id}-${position}`;
  return (
    <dialog
      ref={dialog}
      className={`theme-api-search ${styles.search}`}
      aria-label={label}
      onClose={onClose}
    >
      <div className={styles.head}>
        <Field
          label={label}
          query={query}
          onChange={setQuery}
          onKeyDown={onKeyDown}
          listId={`${id}-list`}
          activeId={results.length > 0 ? toId(active) : undefined}
        />
        <Close onClick={close} />
      </div>
      {entry ? (
        <Chosen
          entry={entry}
          onBack={() => {
            focusField(dialog);
            back();
          }}
        />
      ) : (
        <Facets
          facets={facets}
          setFacets={setFacets}
          methods={state.methods}
          groups={state.groups}
        />
      )}
      <Outcome
        query={query}
        results={results}
        ofPlaces={entry !== undefined}
        count={count}
        {...state}
        onSearch={(word) => {
          focusField(dialog);
          setQuery(word);
        }}
        onLeave={close}
      />
      <Results
        id={`${id}-list`}
        label={label}
        list={list}
        groups={results}
        toId={toId}
        active={active}
        onPoint={setActive}
        onFollow={close}
        onChoose={setEntry}
        onMore={(kind) => setFacets({...facets, kind})}
      />
    </dialog>
  );
}

function Close({onClick}: {onClick: () => void}): ReactNode {
  return (
    <ApiButton onClick={onClick}>
      {translate({
        id: 'theme.api.search.close',
        message: 'Close',
        description: 'Button that closes the search of the API reference',
      })}
    </ApiButton>
  );
}

type OutcomeProps = ComponentProps<typeof Status> & Omit<ComponentProps<typeof Instead>, 'nearest'>;

function Outcome({onSearch, onLeave, ...status}: OutcomeProps): ReactNode {
  const {query, lacking} = status;
  return (
    <>
      <Status {...status} />
      {lacking && (
        <Instead query={query} nearest={lacking.nearest} onSearch={onSearch} onLeave={onLeave} />
      )}
    </>
  );
}

// Moves the focus from a button that disappears.
function focusField(dialog: RefObject<HTMLDialogElement | null>): void {
  dialog.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}

// The chosen result, above its places.
function Chosen({entry, onBack}: {entry: SearchEntry; onBack: () => void}): ReactNode {
  return (
    <div className={styles.bar}>
      <ApiButton onClick={onBack}>
        {translate({
          id: 'theme.api.search.back',
          message: 'All results',
          description: 'Button that leads from the places of one thing back to all results',
        })}
      </ApiButton>
      <bdi className={styles.name}>{entry.name}</bdi>
    </div>
  );
}

// The dialog in front of the page. `back` is what the first Escape does.
function useDialog(
  onClose: () => void,
  back: (() => void) | undefined,
): ReturnType<typeof useModal> {
  const modal = useModal({mark: 'apiSearch', onClose, onShow});
  const {dialog} = modal;
  useEffect(() => {
    const element = dialog.current;
    if (!element || !back) return undefined;
    const onCancel = (event: Event) => {
      event.preventDefault();
      back();
    };
    // Chromium does not let a page prevent `cancel` again and again.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) onCancel(event);
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [dialog, back]);
  return modal;
}

function onShow(dialog: HTMLDialogElement): () => void {
  // The backdrop is part of the dialog.
  dialog.addEventListener('click', ({target}) => target === dialog && dialog.close());
  return () => {
    // The button in a drawer that has closed cannot get the focus again.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}
