import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import styles from './styles.module.css';

type Props = {readonly name: 'operation' | 'overview' | 'console' | 'answer'; readonly alt: string};

/** A screenshot that `npm run pictures` took, in the page's colour mode. */
export default function Picture({name, alt}: Props): ReactNode {
  const file = useBaseUrl(`/img/pictures/${name}`);
  return (
    <ThemedImage
      className={styles.picture}
      alt={alt}
      sources={{light: `${file}-light.webp`, dark: `${file}-dark.webp`}}
      width={1280}
      height={800}
      loading="lazy"
    />
  );
}
