import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { staticSite, type StaticSite } from '@perya/storybook-check/static-site';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchFor, openStoryFrame, SIZES, THEMES, type Size, type Theme } from './storyFrame.ts';

const NOW = Date.UTC(2026, 6, 1);
const [NARROW] = SIZES as [Size];

let folder: string;
let browser: Browser;
let site: StaticSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'perya-frame-'));
  site = await staticSite(folder);
  browser = await launchFor(site);
});
afterAll(async () => {
  await browser.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

/** The picture of a story, by what the frame does when it's selected. */
async function shotOf(onSelect: string, themes: readonly Theme[] = ['dark']): Promise<Buffer> {
  const html = `<html lang="en"><title>Story</title><body style="margin:0"><script>
    const listeners = [];
    const tell = (event, value) => {
      for (const [name, listener] of listeners) if (name === event) listener(value);
    };
    const draw = (html) => document.body.insertAdjacentHTML('beforeend', html);
    let globals;
    localStorage.setItem('last', 'story');
    globalThis.__STORYBOOK_PREVIEW__ = {
      view: { showPreparingStory: () => document.body.style.setProperty('display', 'none') },
    };
    globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
      on: (...added) => listeners.push(added),
      emit: (event, value) => {
        if (event === 'updateGlobals') {
          ({ globals } = value);
          tell('globalsUpdated', value);
          return;
        }
        ${onSelect}
        tell('storyFinished', { storyId: value.storyId });
      },
    };
  </script></html>`;
  writeFileSync(join(folder, 'iframe.html'), html);
  const frame = await openStoryFrame(browser, NARROW, NOW);
  try {
    await frame.show('a--b');
    let shot: Buffer = Buffer.alloc(0);
    for (const theme of themes) shot = await frame.shoot(theme);
    return shot;
  } finally {
    await frame.close();
  }
}

/** Width, height and color of the last pixel of a picture. */
async function endOf(shot: Buffer) {
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true });
  const at = data.length - info.channels;
  return { width: info.width, height: info.height, color: [...data.subarray(at, at + 3)] };
}

const ORANGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="390" height="100"><rect width="390" height="100" fill="#ff8000"/></svg>';

test('the picture has the whole page, also images that load when they are scrolled to', async () => {
  writeFileSync(join(folder, 'orange.svg'), ORANGE);
  const shot = await shotOf(
    `draw('<div style="height:3500px"></div><img src="/orange.svg" loading="lazy" width="390" height="100" style="display:block">');`,
  );
  expect(await endOf(shot)).toEqual({ width: 390, height: 3600, color: [255, 128, 0] });
});

test('what the story changes after it is drawn is in the picture', async () => {
  const shot = await shotOf(
    `fetch('/orange.svg').then(() => draw('<div style="height:1000px;background:#0080ff"></div>'));`,
  );
  expect(await endOf(shot)).toMatchObject({ height: 1000, color: [0, 128, 255] });
});

test('random numbers are the same for each story, and the address for each Storybook', async () => {
  const color = `'rgb(' + [Math.random(), crypto.getRandomValues(new Uint8Array(1))[0] / 256].map((share) => Math.floor(share * 256)) + ',0)'`;
  const onSelect = `draw('<div style="height:1000px;background:' + ${color} + '"></div><p>' + location.host + '</p>');`;
  const [one, other] = [await shotOf(onSelect), await shotOf(onSelect)];
  expect(other.equals(one)).toBe(true);
});

test('a page that is too high to be drawn is cut', async () => {
  const shot = await shotOf(`draw('<div style="height:200000px;background:#0080ff"></div>');`);
  expect(await endOf(shot)).toEqual({ width: 390, height: 4000, color: [0, 128, 255] });
});

test('the story is shown in one theme and photographed in each', async () => {
  const onSelect = `
    draw('<style>html{background:#0080ff}html[data-theme=light]{background:#ff8000}</style>');
    if (globals.theme !== 'dark') tell('storyThrewException', new Error('Wrong'));`;
  expect((await endOf(await shotOf(onSelect))).color).toEqual([0, 128, 255]);
  expect((await endOf(await shotOf(onSelect, THEMES))).color).toEqual([255, 128, 0]);
});

test('a story that takes long to load is never hidden', async () => {
  const shot = await shotOf(`
    draw('<div style="height:1000px;background:#0080ff"></div>');
    __STORYBOOK_PREVIEW__.view.showPreparingStory();`);
  expect((await endOf(shot)).color).toEqual([0, 128, 255]);
});

test('a page that is higher than the window is shown in a window of its height', async () => {
  const shot = await shotOf(`
    draw('<div style="height:3500px;background:#0080ff"></div>');
    draw('<div style="position:fixed;inset:auto 0 0;height:9px;background:#ff8000"></div>');`);
  expect(await endOf(shot)).toMatchObject({ height: 3500, color: [255, 128, 0] });
});

test('a story finds nothing that the last one stored', async () => {
  const shot = shotOf(
    `if (localStorage.length > 0) tell('storyThrewException', new Error('Found'));`,
  );
  await expect(shot).resolves.toBeDefined();
});

test('a focused field shows the end of its text, wherever it was scrolled to', async () => {
  const field = `draw('<input value="${'0'.repeat(100)}1">');
    const field = document.querySelector('input');
    field.focus();`;
  const atStart = await shotOf(`${field} field.scrollLeft = 0;`);
  const atEnd = await shotOf(`${field} field.scrollLeft = field.scrollWidth;`);
  expect(atStart.equals(atEnd)).toBe(true);
});

test('the clock stands still', async () => {
  const shot = shotOf(
    `if (Date.now() !== ${NOW}) tell('storyThrewException', new Error('Wrong'));`,
  );
  await expect(shot).resolves.toBeDefined();
});

test('a play function that throws is an error', async () => {
  await expect(
    shotOf(`tell('playFunctionThrewException', { message: 'Not found' });`),
  ).rejects.toThrow('Not found');
});
