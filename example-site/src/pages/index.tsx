import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AskToAdopt from '@api-reference/default/orders/post';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

const COMMANDS = `npm install docusaurus-plugin-api-reference
npx docusaurus-plugin-api-reference init --write-config
npm start`;

/** Figures from /docs/comparison, which explains them. */
const FIGURES = [
  {
    ours: '43 KB',
    theirs: '1,830 KB',
    text: 'of compressed JavaScript on a page, on top of what Docusaurus loads',
  },
  {
    ours: '263 of 263',
    theirs: '13',
    text: 'facts of complex schemas in the static HTML, for search engines, language models and readers without JavaScript',
  },
  {
    ours: '1.4 GB',
    theirs: '13.7 GB',
    text: 'of memory to build the 1,223 operations of the GitHub REST API',
  },
];

const PARTS = [
  {
    title: 'No generated files',
    text: 'You don’t commit thousands of MDX files. Edit the document, and the page updates.',
    to: '/docs/getting-started',
    link: 'Get started',
  },
  {
    title: 'Mistakes with file and line',
    text: 'check says where a document is wrong and what to write instead, in your terminal and in pull requests.',
    to: '/docs/check',
    link: 'Read about check',
  },
  {
    title: 'A proxy that is safe to run',
    text: 'Try It sends requests to the servers of your document and nowhere else.',
    to: '/docs/security',
    link: 'See what it promises',
  },
];

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description="A Docusaurus plugin that turns OpenAPI documents into reference pages.">
      <main className={styles.main}>
        <header className={styles.header}>
          <div>
            <Heading as="h1">{siteConfig.tagline}</Heading>
            <p className={styles.lead}>
              For OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0: a page for every operation, complete
              without JavaScript, and a console that sends real requests.
            </p>
            <div className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/getting-started">
                Get started
              </Link>
              <Link className="button button--secondary button--lg" to="/api/default">
                Open the pet store
              </Link>
            </div>
          </div>
          <CodeBlock language="text" title="In your site’s folder">
            {COMMANDS}
          </CodeBlock>
        </header>

        <section className={styles.live} aria-labelledby="live">
          <Heading as="h2" id="live">
            An operation, live
          </Heading>
          <p>
            This is a real operation page, not a screenshot. Choose a language, expand a property,
            press Try it: the pet store runs beside this site.
          </p>
          <div className={styles.frame}>
            <AskToAdopt />
          </div>
        </section>

        <section aria-labelledby="figures">
          <Heading as="h2" id="figures">
            Measured
          </Heading>
          <p>
            Compared with docusaurus-openapi-docs 5.2.0, from the same documents.{' '}
            <Link to="/docs/comparison">All figures, and how they were measured</Link>
          </p>
          <ul className={styles.columns}>
            {FIGURES.map(({ours, theirs, text}) => (
              <li key={ours}>
                <p className={styles.figure}>
                  <strong>{ours}</strong> <span>instead of {theirs}</span>
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <ul className={`${styles.columns} ${styles.parts}`}>
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
