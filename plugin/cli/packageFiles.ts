import fs from 'node:fs';
import path from 'node:path';

/** The folder of this package, wherever its code was compiled to. */
function findPackageRoot(): string {
  let folder = __dirname;
  while (!fs.existsSync(path.join(folder, 'schemas/docs.schema.json')))
    folder = path.dirname(folder);
  return folder;
}

export function readPackageVersion(): string {
  const {version} = JSON.parse(
    fs.readFileSync(path.join(findPackageRoot(), 'package.json'), 'utf8'),
  ) as {version: string};
  return version;
}
