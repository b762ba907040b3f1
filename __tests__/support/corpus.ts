import fs from 'fs';
import path from 'path';
import {CORPUS} from './site';

/** What is expected of one document of the corpus, from its EXPECT.json. */
export type Expectation = {
  name: string;
  /** Path inside the corpus folder. */
  file: string;
  outcome: 'ok' | 'warning' | 'document-error';
  also_accept?: string[];
  must_report?: string[];
  must_show?: string[];
  must_not_show?: string[];
  must_not_contain_in_html?: string[];
  operations?: number;
  webhooks?: number;
};

/** Formats supported since the corpus was made: Swagger 2.0. */
const SINCE: {[name: string]: Partial<Expectation>} = {
  'not-openapi-swagger-2.0.json': {outcome: 'ok', also_accept: ['warning']},
};

const FORMS = ['', '.yaml', '.yml', '.json'];

export function loadExpectations(folder: 'real' | 'adversarial'): Expectation[] {
  const dir = path.join(CORPUS, folder);
  if (!fs.existsSync(dir)) return [];
  const expected = JSON.parse(fs.readFileSync(path.join(dir, 'EXPECT.json'), 'utf8')) as {
    [name: string]: Omit<Expectation, 'name' | 'file'>;
  };
  return Object.entries(expected).map(([name, rest]) => ({
    name,
    file: toFile(dir, name),
    ...rest,
    ...SINCE[name],
  }));
}

/** A document is a file, or a folder with its entry file and folders for its parts. */
function toFile(dir: string, name: string): string {
  const found = FORMS.map((form) => name + form).find((file) =>
    fs.existsSync(path.join(dir, file)),
  );
  if (!found) throw new Error(`No document for ${name} in ${dir}`);
  if (fs.statSync(path.join(dir, found)).isFile()) return found;
  const entry = fs.readdirSync(path.join(dir, found)).find((file) => /\.(ya?ml|json)$/.test(file));
  return `${found}/${entry}`;
}
