import { seededRandom } from '@perya/game-engines/random';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BACKDROPS, drawBackdrop } from './backdrops';
import { canvas } from './brush';
import { PALETTES } from './palettes';
import { parseSceneFill } from './sceneTemplate';
import { parseTemplate, TEMPLATE_FOLDER } from './svgTemplate';

const [palette] = PALETTES;
if (palette === undefined) throw new Error('There are no palettes.');
const newCanvas = (w = 400, h = 300, seed = 'test') => canvas(palette, seededRandom(seed), w, h);

const files = readdirSync(TEMPLATE_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !file.startsWith('motifs/'));

const template = (content: string) =>
  parseTemplate(
    'test.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`,
    parseSceneFill,
  );

describe('the scene templates', () => {
  it('include exactly one per backdrop', () => {
    const drawn = files.filter((file) => file.startsWith('backdrops/'));
    expect(drawn.toSorted()).toEqual(BACKDROPS.map((id) => `backdrops/${id}.svg`).toSorted());
  });

  it.each(files)('%s is well-formed and has only known placeholders', async (file) => {
    const text = readFileSync(path.join(TEMPLATE_FOLDER, file), 'utf8');
    await expect(sharp(Buffer.from(text)).metadata()).resolves.toMatchObject({ format: 'svg' });
    const fill = parseTemplate(file, text, parseSceneFill);
    expect(fill(newCanvas())).not.toMatch(/[{}\n]|NaN|undefined/);
  });

  it.each(BACKDROPS)('draw %s in every size', (id) => {
    for (const [w, h] of [
      [400, 300],
      [1280, 440],
      [780, 585],
    ] as const) {
      const drawn = drawBackdrop(newCanvas(w, h), id);
      expect(drawn).toMatch(/^<.*>$/);
      expect(drawn).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('a scene placeholder', () => {
  it.each([
    ['{w}', '400'],
    ['{-h}', '-300'],
    ['{w*0.75}', '300'],
    ['{w*5/6}', '333.3'],
    ['{w/3+h*0.5-24}', '259.3'],
    ['{-16}', '-16'],
  ])('is replaced with a coordinate: %s', (placeholder, expected) => {
    expect(template(`<path d="${placeholder}"/>`)(newCanvas())).toBe(`<path d="${expected}"/>`);
  });

  it('is a part with its arguments', () => {
    const drawn = template('{moon w*0.5 h*0.4 20 (lighter glow 0.5)}')(newCanvas());
    expect(drawn).toContain('<circle cx="200" cy="120" r="20"');
  });

  it('consumes random numbers in template order', () => {
    const b = newCanvas();
    const [first, second] = ['{bokeh 2}', '{stars h 3}'].map((part) => template(part)(b));
    expect(template('{bokeh 2}{stars h 3}')(newCanvas())).toBe(`${first}${second}`);
  });

  it.each([
    '{w*}',
    '{w*much}',
    '{w*1.2.3}',
    '{w--2}',
    '{w 2}',
    '{h2}',
    '{moon w*0.5}',
    '{moon light h 20 w}',
    '{stars h 3 4}',
    '{toString}',
  ])('that is unknown throws an error that names it: %s', (placeholder) => {
    expect(() => template(placeholder)).toThrow(placeholder);
  });
});
