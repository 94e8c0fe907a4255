import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { staticSite, type StaticSite } from '@perya/storybook-check/static-site';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchFor, openStoryFrame, VIEWS, type Shot, type View } from './storyFrame.ts';

const NOW = Date.UTC(2026, 6, 1);
const [NARROW] = VIEWS as [View];

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
async function shotOf(onSelect: string): Promise<Shot> {
  const html = `<html lang="en"><title>Story</title><body style="margin:0"><script>
    const listeners = [];
    const tell = (event, value) => {
      for (const [name, listener] of listeners) if (name === event) listener(value);
    };
    const draw = (html) => document.body.insertAdjacentHTML('beforeend', html);
    let globals;
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
  const shot = await frame.shoot('a--b');
  await frame.close();
  return shot;
}

/** Width, height and color of the last pixel of a picture. */
async function endOf(shot: Shot) {
  if ('error' in shot) throw new Error(shot.error);
  const { data, info } = await sharp(shot.picture).raw().toBuffer({ resolveWithObject: true });
  const at = data.length - info.channels;
  return { width: info.width, height: info.height, color: [...data.subarray(at, at + 3)] };
}

const ORANGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="390" height="100"><rect width="390" height="100" fill="#ff8000"/></svg>';

test('the picture has the whole page, also images that load when they are scrolled to', async () => {
  writeFileSync(join(folder, 'orange.svg'), ORANGE);
  const shot = await shotOf(
    `draw('<div style="height:9000px"></div><img src="/orange.svg" loading="lazy" width="390" height="100" style="display:block">');`,
  );
  expect(await endOf(shot)).toEqual({ width: 390, height: 9100, color: [255, 128, 0] });
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
  expect(one).toHaveProperty('picture');
  expect(other).toEqual(one);
});

test('the theme is set and the clock stands still', async () => {
  const shot = await shotOf(
    `if (globals.theme !== 'dark' || Date.now() !== ${NOW}) tell('storyThrewException', new Error('Wrong'));`,
  );
  expect(shot).toHaveProperty('picture');
});

test('a play function that throws is an error', async () => {
  const shot = await shotOf(`tell('playFunctionThrewException', { message: 'Not found' });`);
  expect(shot).toEqual({ error: 'Not found' });
});
