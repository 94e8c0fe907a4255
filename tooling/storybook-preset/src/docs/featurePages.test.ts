import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const FEATURES =
  'packages/{auth,lobby,lottery,member-centre,agent-centre,points-mall,promotions,support}/src';
const HEADINGS = ['Anatomy', 'Usage', 'Keyboard', 'Accessibility', 'Changes'];

const pages = globSync([`${FEATURES}/**/*Page.stories.tsx`, 'apps/web/app/**/*Page.stories.tsx'], {
  cwd: ROOT,
}).map((file) => file.replace('.stories.tsx', '.mdx'));

test('features and site have pages', () => {
  expect(pages.length).toBeGreaterThan(40);
});

describe.each(pages)('%s', (page) => {
  test('documents the page, with all headings', () => {
    const file = join(ROOT, page);
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(HEADINGS.filter((heading) => !text.includes(`\n## ${heading}\n`))).toEqual([]);
    expect(text).toContain('<Status value=');
  });
});
