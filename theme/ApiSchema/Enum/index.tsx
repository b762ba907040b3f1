import React, {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  createOnDemand,
  say,
  toValueText,
  type EnumValue,
  type Anchor,
} from 'docusaurus-plugin-api-reference/client';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import ApiValue from '@theme/ApiValue';
import ApiVersionNotes from 'docusaurus-plugin-api-reference/parts/ApiVersionNotes';
import './styles.module.css';

export interface Props {
  readonly values: readonly EnumValue[];
  readonly id: Anchor;
  /** What the values belong to, for screen readers. */
  readonly name: string;
}

const ApiSchemaEnumFilter = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiSchema/EnumFilter'
    ),
  ApiPending,
);

/** Longer lists are closed, and have a filter. */
const FEW = 10;
/** This many values with descriptions are in the HTML; of longer lists only the values are. */
const MAX_DESCRIBED = 200;

const isDescribed = ({name, description}: EnumValue) =>
  name !== undefined || description !== undefined;

// The allowed values: in a line, or in a list if they have descriptions.
export default function ApiSchemaEnum({values, id, name}: Props): ReactNode {
  if (values.length <= FEW) return <Values values={values} />;
  const isList = values.length <= MAX_DESCRIBED && values.some(isDescribed);
  const words = translate(
    {
      id: 'theme.api.schema.manyValues',
      message: 'One of {count} values',
      description: 'Disclosure of a long list of allowed values',
    },
    {count: values.length},
  );
  return (
    <ApiDisclosure
      id={`${id}:enum`}
      className="theme-api-schema-enum"
      label={`${name}: ${words}`}
      summary={words}
      closed={
        isList ? (
          <Values values={values} />
        ) : (
          <p>{values.map(({value}) => toValueText(value)).join(', ')}</p>
        )
      }
    >
      <ApiSchemaEnumFilter values={values}>
        {(shown) => <Values values={shown} />}
      </ApiSchemaEnumFilter>
    </ApiDisclosure>
  );
}

function Values({values}: Pick<Props, 'values'>): ReactNode {
  if (values.some(isDescribed)) {
    return (
      <ul className="theme-api-schema-enum">
        {values.map(({value, name, description, versionNotes}, index) => (
          <li key={index}>
            <ApiValue value={value} /> {name !== undefined && <span>{name}</span>}
            <ApiVersionNotes notes={versionNotes} />
            {description !== undefined && <ApiMarkdown>{description}</ApiMarkdown>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="theme-api-schema-enum">
      {say('schema.oneOf')}
      {values.map(({value, versionNotes}, index) => (
        <Fragment key={index}>
          {' '}
          <ApiValue value={value} />
          {versionNotes && (
            <>
              {' '}
              <ApiVersionNotes notes={versionNotes} isBehind={false} />
            </>
          )}
        </Fragment>
      ))}
    </div>
  );
}
