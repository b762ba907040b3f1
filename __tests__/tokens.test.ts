import fs from 'fs';
import path from 'path';
import {ROOT} from './support/site';

/** Lists the spacing and font sizes that a stylesheet sets without a design token. */
function findUntokened(css: string): string[] {
  const rules = css.matchAll(
    /[\s;{]((?:margin|padding|gap|row-gap|column-gap|font-size)[\w-]*):([^;]+);/g,
  );
  // One or two pixels are borders; `em` depends on the surrounding text.
  return Array.from(rules, ([, name, value]) => `${name}:${value}`).filter((rule) =>
    /(?<![\w.])[\d.]+rem|\b([3-9]|\d\d+)px/.test(rule),
  );
}

describe('stylesheets of the theme', () => {
  const files = ['theme', 'parts']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith('.css'));

  it('set font sizes and spacing only with design tokens', () => {
    const found = files.flatMap((file) =>
      findUntokened(fs.readFileSync(path.join(ROOT, file), 'utf8')).map(
        (rule) => `${file}: ${rule}`,
      ),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it('use only design tokens that exist', () => {
    const tokens = new Set(
      fs
        .readFileSync(path.join(ROOT, 'theme/variables.css'), 'utf8')
        .match(/--theme-api-(text|space)-\w+/g),
    );
    const unknown = files.flatMap((file) =>
      (fs.readFileSync(path.join(ROOT, file), 'utf8').match(/--theme-api-(text|space)-\w+/g) ?? [])
        .filter((name) => !tokens.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(tokens.size).toBe(15);
    expect(unknown).toEqual([]);
  });
});
