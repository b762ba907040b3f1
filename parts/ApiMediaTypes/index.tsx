import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  groupMediaTypes,
  mediaTypeAnchor,
  partAnchor,
  type MediaTypeGroup,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiTabList from '@theme/ApiTabList';
import {
  type Anchor,
  type Direction,
  type MediaType,
  createOnDemand,
  say,
  type Schema,
} from 'docusaurus-plugin-api-reference/client';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiExamples from '@theme/ApiExamples';
import ApiExtensions from '@theme/ApiExtensions';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import ApiSchemaTree from '@theme/ApiSchema/Tree';
import styles from './styles.module.css';

export interface Props {
  readonly content: readonly MediaType[];
  /** Of the body. */
  readonly id: Anchor;
  readonly direction: Direction;
  /** Name of the body, for labels. */
  readonly name: string;
  /** Whether its examples are shown with it. */
  readonly hasExamples?: boolean;
}

const ApiEncoding = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiEncoding'
    ),
  ApiPending,
);

// The media types of a body. Those with the same content are grouped; others are tabs.
export default function ApiMediaTypes({
  content,
  id,
  direction,
  name,
  hasExamples,
}: Props): ReactNode {
  const groups = groupMediaTypes(content);
  const [only] = groups;
  if (!only) return null;
  const shared = {id, direction, name, hasExamples};
  if (groups.length === 1) return <MediaTypeSchema group={only} {...shared} />;
  return (
    <ApiTabList
      label={translate({
        id: 'theme.api.mediaTypes',
        message: 'Media types',
        description: 'Name of the tabs for the media types of a body',
      })}
      tabs={groups.map((group) => {
        const {mediaType, index} = group.first;
        const label = group.members.map(({mediaType}) => mediaType.mediaType).join(', ');
        return {
          key: label,
          label,
          anchor: mediaTypeAnchor(id, mediaType.mediaType, index),
          content: <MediaTypeSchema group={group} {...shared} />,
        };
      })}
    />
  );
}

type MediaTypeSchemaProps = Omit<Props, 'content'> & {readonly group: MediaTypeGroup};

// The schema of a body in one media type, or in several with the same content.
function MediaTypeSchema({
  group: {first, members},
  id: owner,
  direction,
  name,
  hasExamples = false,
}: MediaTypeSchemaProps): ReactNode {
  const {mediaType, index} = first;
  const {schema, itemSchema, encoding, prefixEncoding, itemEncoding, extensions} = mediaType;
  const id = mediaTypeAnchor(owner, mediaType.mediaType, index);
  return (
    // The body has the id of its first media type.
    <div id={index === 0 ? undefined : id} className="theme-api-media-type">
      {!schema && !itemSchema && (
        <div className={styles.each}>
          <Translate id="theme.api.mediaType.any" description="Shown where a body has no schema">
            Any content: the document has no schema for it.
          </Translate>
        </div>
      )}
      {schema && <ApiSchemaTree schema={schema} id={id} direction={direction} name={name} />}
      {itemSchema && (
        <Each schema={itemSchema} id={partAnchor(id, 'each')} direction={direction} name={name} />
      )}
      {(encoding ?? prefixEncoding ?? itemEncoding) && (
        <ApiEncoding of={mediaType} id={id} direction={direction} />
      )}
      {hasExamples && <Examples members={members} id={id} />}
      {extensions && <ApiExtensions extensions={extensions} />}
    </div>
  );
}

function Each({
  schema,
  id,
  direction,
  name,
}: Pick<MediaTypeSchemaProps, 'id' | 'direction' | 'name'> & {schema: Schema}): ReactNode {
  return (
    <div id={id}>
      <div className={styles.each}>{say('mediaType.each')}</div>
      <ApiSchemaTree schema={schema} id={id} direction={direction} name={name} />
    </div>
  );
}

function Examples({
  members,
  id,
}: {
  members: MediaTypeSchemaProps['group']['members'];
  id: string;
}): ReactNode {
  return members
    .filter(({mediaType}) => mediaType.examples.length > 0)
    .map(({index, mediaType}) => (
      <ApiDisclosure
        key={index}
        id={`${id}:examples`}
        className={styles.examples}
        summary={
          <Translate
            id="theme.api.mediaType.examples"
            description="Disclosure of the examples of a body"
            values={{count: mediaType.examples.length, mediaType: mediaType.mediaType}}
          >
            {'Examples in {mediaType}: {count}'}
          </Translate>
        }
      >
        <ApiExamples examples={mediaType.examples} mediaType={mediaType} />
      </ApiDisclosure>
    ));
}
