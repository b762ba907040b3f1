import React, {type ReactNode, type ImgHTMLAttributes} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useIsImageShown} from 'docusaurus-plugin-api-reference/client';
import ApiAddress from 'docusaurus-plugin-api-reference/parts/ApiAddress';

export interface Props extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
  readonly alt: string;
  /** The image is inside a link, which cannot contain another link. */
  readonly isLink?: boolean;
  /** Text for an image that has none and is not loaded. */
  readonly fallback?: string;
}

// An image of the document. An image on a host that the site does not allow, or one that the site
// lacks, is not loaded: it becomes a link, or its name if it is inside a link.
export default function ApiImage({
  isLink = false,
  fallback,
  src,
  alt,
  className,
  ...props
}: Props): ReactNode {
  if (useIsImageShown(src))
    return (
      <img
        loading="lazy"
        {...props}
        className={clsx('theme-api-image', className)}
        src={src}
        alt={alt}
      />
    );
  const words =
    alt.trim() ||
    fallback ||
    translate({
      id: 'theme.api.image',
      message: 'Image',
      description: 'Replaces an image without a description',
    });
  return isLink ? words : <ApiAddress address={src}>{words}</ApiAddress>;
}
