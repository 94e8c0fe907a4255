import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../../..', import.meta.url).pathname;
const KEBAB_CASE = /^[a-z\d]+(?:-[a-z\d]+)*$/;

test('folders are kebab-case, or named after their component', () => {
  const files = globSync('{apps,packages,tooling}/*/{src,app,server,e2e}/**/*.*', { cwd: ROOT });
  const folders = [...new Set(files.map((file) => dirname(file)))];
  expect(folders.length).toBeGreaterThan(200);
  const wrong = folders.filter((folder) => {
    const name = basename(folder);
    const isOfComponent = files.some((file) => file.startsWith(`${folder}/${name}`));
    return !KEBAB_CASE.test(name) && !isOfComponent;
  });
  expect(wrong).toEqual([]);
});
