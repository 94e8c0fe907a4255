import { seededRandom } from '@perya/game-engines/random';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { generateGameList } from '../games/game-list/generate';
import { themeOf } from '../games';
import { brush } from './brush';
import { COMPUTED_MOTIFS } from './computedMotifs';
import { drawMotif, MOTIFS } from './motifs';
import { PALETTES } from './palettes';
import { parseTemplate, TEMPLATE_FOLDER } from './svgTemplate';

const [palette] = PALETTES;
if (palette === undefined) throw new Error('There are no palettes.');
const newBrush = (seed = 'test') => brush(palette, seededRandom(seed));

const MOTIF_FOLDER = path.join(TEMPLATE_FOLDER, 'motifs');
const files = readdirSync(MOTIF_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replaceAll(path.sep, '/'));
const textOf = (file: string) => readFileSync(path.join(MOTIF_FOLDER, file), 'utf8');

const template = (content: string) =>
  parseTemplate('test.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n  ${content}\n</svg>\n`);

describe('the motif templates', () => {
  it("exist for every theme motif that isn't computed", () => {
    const themes = new Set(generateGameList().games.map(({ theme }) => theme));
    const used = [...themes].flatMap((theme) => themeOf(theme).motifs);
    const missing = [...used, ...MOTIFS].filter(
      (motif) => !(motif in COMPUTED_MOTIFS) && !files.includes(`${motif}.svg`),
    );
    expect(missing).toEqual([]);
  });

  it('all belong to a motif', () => {
    const known = new Set<string>(MOTIFS);
    const strays = files.filter((file) => !known.has(file.replace(/(?:\/.*)?\.svg$/, '')));
    expect(strays).toEqual([]);
  });

  it.each(files)('%s is well-formed and has only known placeholders', async (file) => {
    const text = textOf(file);
    await expect(sharp(Buffer.from(text)).metadata()).resolves.toMatchObject({ format: 'svg' });
    expect(parseTemplate(file, text)(newBrush())).not.toMatch(/[{}\n]|NaN|undefined/);
  });

  it.each(MOTIFS)('draw %s with any random seed', (motif) => {
    for (let seed = 0; seed < 8; seed += 1) {
      expect(drawMotif(newBrush(String(seed)), motif)).toMatch(/^<.*>$/);
    }
  });
});

describe('a template', () => {
  it("is filled with the palette's colors", () => {
    const { a, b } = palette;
    expect(template('<path fill="{a}"/>\n  <path fill="{b}"/>')(newBrush())).toBe(
      `<path fill="${a}"/><path fill="${b}"/>`,
    );
  });

  it('derives colors from others', () => {
    const fill = template('<path fill="{mix #000000 (mix #ffffff #000000 0.5) 0.5}"/>');
    expect(fill(newBrush())).toBe('<path fill="#404040"/>');
  });

  it('defines each gradient it uses once', () => {
    const b = newBrush();
    const fill = template(
      '<path fill="{linear #fff #000 0}"/><path fill="{linear #fff #000 0}"/><path fill="{radial #fff #000 fade}"/><path fill="{radial #fff #000 cx=0.35 cy=0.3}"/>',
    );
    expect(fill(b)).toBe(
      '<path fill="url(#g0)"/><path fill="url(#g0)"/><path fill="url(#g1)"/><path fill="url(#g2)"/>',
    );
    expect(b.defs()).toContain('<linearGradient id="g0" x1="0" y1="0.5" x2="1" y2="0.5">');
    expect(b.defs()).toContain('<radialGradient id="g1" cx="0.5" cy="0.5" r="0.5">');
    expect(b.defs()).toContain('<radialGradient id="g2" cx="0.35" cy="0.3" r="0.75">');
  });

  it.each([
    '{}',
    '{sky}',
    '{#ggg}',
    '{a b}',
    '{dark a 0.2}',
    '{darker a}',
    '{darker a much}',
    '{mix a 0.5}',
    '{darker (mix a b 0.5 0.2}',
    '{linear a}',
    '{radial a b cz=1}',
    '{darker (linear a b) 0.2}',
    '{darker {a} 0.2}',
  ])(
    'with an unknown placeholder throws an error that names it and the file: %s',
    (placeholder) => {
      const parse = () => template(`<path fill="${placeholder}"/>`);
      expect(parse).toThrow('test.svg');
      expect(parse).toThrow(placeholder.replace(/\}.*$/, '}'));
    },
  );

  it.each(['<path fill="{a"/>', '<path fill="a}"/>'])(
    'with an unbalanced brace throws an error: %s',
    (content) => {
      expect(() => template(content)).toThrow('test.svg');
    },
  );

  it('is one svg element', () => {
    expect(() => parseTemplate('test.svg', '<g/>')).toThrow('test.svg is not an <svg> element.');
  });
});
