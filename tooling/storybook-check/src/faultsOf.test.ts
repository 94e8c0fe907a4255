import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchOptions } from '@perya/test-kit/browser';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { docsPagesOf } from './docsPages.ts';
import { faultsOf } from './faultsOf.ts';
import { openFrame } from './frame.ts';
import { staticSite, type StaticSite } from './staticSite.ts';

const PAGE = { id: 'start-home--docs', title: 'Start/Home' };

let folder: string;
let browser: Browser;
let site: StaticSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'perya-docs-'));
  site = await staticSite(folder);
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

/** A built frame with the part of Storybook's channel that matters here. */
const frameWith = (
  onSelect: string,
) => `<html lang="en"><title>Docs</title><div id="storybook-docs"></div>
<script>
  const listeners = [];
  const tell = (event, value) => {
    for (const [name, listener] of listeners) if (name === event) listener(value);
  };
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (...added) => listeners.push(added),
    emit: (event, { storyId }) => { ${onSelect} },
  };
</script></html>`;

/** The faults of a page, by what the frame does when it's selected. */
async function faultsWhen(onSelect: string): Promise<string[]> {
  writeFileSync(join(folder, 'iframe.html'), frameWith(onSelect));
  const context = await browser.newContext();
  const faults = await faultsOf(await openFrame(context, site.address, 'docs'), PAGE);
  await context.close();
  return faults;
}

/** The faults of a page that is drawn with the given content. */
const faultsWith = (content: string) =>
  faultsWhen(
    `document.getElementById('storybook-docs').innerHTML = ${JSON.stringify(content)};
     tell('docsRendered', storyId);`,
  );

test('a page that renders has no faults', async () => {
  expect(await faultsWith('<h1>Perya</h1><p>Text</p>')).toEqual([]);
});

test.each([
  ['throws', "tell('storyThrewException', new Error('No such story'));", 'No such story'],
  ['is missing', "tell('storyMissing', storyId);", PAGE.id],
])('a page that %s is reported with the error', async (_, onSelect, message) => {
  expect(await faultsWhen(onSelect)).toEqual([`Start/Home: ${message}`]);
});

test('an error in the console is reported', async () => {
  const onSelect = "console.error('It broke'); tell('docsRendered', storyId);";
  expect(await faultsWhen(onSelect)).toEqual([expect.stringMatching(/^Start\/Home: It broke/)]);
});

test('a file that is missing is reported', async () => {
  expect(await faultsWith('<h1>Perya</h1><img src="/missing.png" alt="">')).toEqual([
    expect.stringContaining('404'),
  ]);
});

test('a picture below the viewport that is missing is reported', async () => {
  const far = '<h1>Perya</h1><p style="block-size: 20000px">Text</p>';
  expect(await faultsWith(`${far}<img src="/missing.png" loading="lazy" alt="">`)).toEqual([
    expect.stringContaining('/missing.png'),
  ]);
});

test('an accessibility fault is reported, except in the story’s own frame', async () => {
  expect(await faultsWith('<h1>Perya</h1><img src="data:,">')).toEqual([
    expect.stringContaining('Start/Home: image-alt'),
  ]);
  expect(
    await faultsWith('<h1>Perya</h1><div class="docs-story"><img src="data:,"></div>'),
  ).toEqual([]);
});

test('the frames of stories are empty', async () => {
  const frame = '<h1>Perya</h1><iframe title="Story" src="/iframe.html?id=a"></iframe>';
  const onSelect = `document.getElementById('storybook-docs').innerHTML = ${JSON.stringify(frame)};
    document.querySelector('iframe').onload = ({ target }) => {
      if (target.contentDocument.scripts.length > 0) console.error('Loaded');
      tell('docsRendered', storyId);
    };`;
  expect(await faultsWhen(onSelect)).toEqual([]);
});

test('the docs pages are read from the index', () => {
  const entries = {
    a: { ...PAGE, type: 'docs' },
    b: { id: 'b--c', title: 'B', type: 'story' },
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }));
  expect(docsPagesOf(folder).map(({ id }) => id)).toEqual(['start-home--docs']);
});
