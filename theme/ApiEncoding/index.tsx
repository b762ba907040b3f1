import React, {type ReactNode} from 'react';
import {say, type Anchor, type Direction} from 'docusaurus-plugin-api-reference/client';
import {
  ENCODINGS,
  headerAnchor,
  listPartEncodings,
  type Encoding,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiParameter from '@theme/ApiParameter';
import styles from './styles.module.css';

export interface Props {
  /** The body, or a part that has parts itself. */
  readonly of: Pick<Encoding, 'encoding' | 'prefixEncoding' | 'itemEncoding'>;
  /** Of the body. */
  readonly id: Anchor;
  readonly direction: Direction;
}

// How the parts of a form or multipart body are written.
export default function ApiEncoding({of, id, direction}: Props): ReactNode {
  return (
    <div className={`theme-api-encoding ${styles.encoding}`}>
      <div className={styles.title}>{say(ENCODINGS)}</div>
      <ul className={styles.list}>
        {listPartEncodings(of).map(({label, encoding}, index) => {
          const {contentType, headers = [], style, explode, allowReserved} = encoding;
          const words = [
            contentType,
            style,
            explode !== undefined && `explode: ${explode}`,
            allowReserved && 'allowReserved',
          ].filter((word): word is string => typeof word === 'string');
          const partId = `${id}:encoding-${index}`;
          return (
            <li key={index}>
              <code>{label}</code> {words.join(' · ')}
              {headers.length > 0 && (
                <ul className={styles.list}>
                  {headers.map((header) => (
                    <ApiParameter
                      key={header.name}
                      parameter={header}
                      id={headerAnchor(partId, header.name)}
                      direction={direction}
                    />
                  ))}
                </ul>
              )}
              {(encoding.encoding ?? encoding.prefixEncoding ?? encoding.itemEncoding) && (
                <ApiEncoding of={encoding} id={partId} direction={direction} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
