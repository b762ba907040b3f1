import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

const PARTS = [
  {
    title: 'One page for every operation',
    text: 'Written at build time, complete without JavaScript: parameters, bodies, responses, security, samples.',
    to: '/api/default/pets/get',
    link: 'See GET /pets',
  },
  {
    title: 'Configured in docs.json',
    text: 'Name a document for each tab. Order the groups, and give single operations a title, a badge or another place.',
    to: '/docs/docs-json',
    link: 'Read about docs.json',
  },
  {
    title: 'A part of your site',
    text: 'Your navbar, your colours, your search engine entries. Every component can be wrapped or replaced.',
    to: '/docs/customizing',
    link: 'Make it yours',
  },
];

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description="A Docusaurus plugin that turns OpenAPI documents into reference pages.">
      <main className={styles.main}>
        <header className={styles.header}>
          <Heading as="h1">{siteConfig.tagline}</Heading>
          <p className={styles.lead}>
            <code>docusaurus-plugin-api-reference</code> reads OpenAPI 3.0, 3.1 and 3.2, and gives
            your site an API reference that people can read, link to and try. The two references of
            this site are made from the example documents that come with it.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary" to="/docs/getting-started">
              Get started
            </Link>
            <Link className="button button--secondary" to="/api/default">
              Open the pet store
            </Link>
          </div>
        </header>
        <ul className={styles.parts}>
          {PARTS.map(({title, text, to, link}) => (
            <li key={title}>
              <Heading as="h2">{title}</Heading>
              <p>{text}</p>
              <Link to={to}>{link}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
