import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { copyReleaseInputs, dryRunVersion } from './dryRunVersion';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** The errors for a copy of the repository with one pending changeset. */
async function errorsOf(...releases: string[]): Promise<string[]> {
  const folder = await copyReleaseInputs(ROOT);
  folders.push(folder);
  globSync('.changeset/*.md', { cwd: folder }).forEach((file) => rmSync(join(folder, file)));
  writeFileSync(
    join(folder, '.changeset', 'added.md'),
    `---\n${releases.join('\n')}\n---\n\nAdded something.\n`,
  );
  return dryRunVersion(folder);
}

test('`changeset version` succeeds on this repository', async () => {
  expect(await dryRunVersion(ROOT)).toEqual([]);
});

describe('a pending changeset', () => {
  test('passes if it names public packages', async () => {
    expect(await errorsOf("'@perya/i18n': minor", "'@perya/ui-kit': patch")).toEqual([]);
  });

  test.each([
    [
      'mixes a private package with a public one',
      ["'@perya/api-client': minor", "'@perya/gateway': minor"],
      'Found mixed changeset added',
    ],
    [
      'names private packages only',
      ["'@perya/gateway': minor"],
      '.changeset/added.md is never consumed',
    ],
    [
      'names an unknown package',
      ["'@perya/unknown': minor"],
      'Found changeset added for package @perya/unknown which is not in the workspace',
    ],
    [
      'has an unknown bump type',
      ["'@perya/i18n': small"],
      'invalid version type "small" for package "@perya/i18n"',
    ],
  ])('fails if it %s', async (_, releases, message) => {
    const errors = await errorsOf(...releases);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(message);
  });
});
