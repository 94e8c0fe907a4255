import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../kernel/config/packageRoot';
import { darker, lighter, mix, type Brush } from './brush';

/** In the source tree beside this file; `tsup.config.ts` copies it into `dist`. */
export const TEMPLATE_FOLDER = import.meta.url.endsWith('.ts')
  ? path.join(import.meta.dirname, 'templates')
  : path.join(packageRoot(), 'dist', 'templates');

/** A part of a template: returns its text for a brush. */
export type TemplatePart<B extends Brush = Brush> = (b: B) => string;

/** Consumes the tokens of a placeholder that it recognizes; leftover tokens are an error. */
export type ParsePlaceholder<B extends Brush> = (tokens: string[]) => TemplatePart<B>;

const COLOURS = [
  'skyTop',
  'skyBottom',
  'far',
  'mid',
  'near',
  'glow',
  'a',
  'b',
  'c',
  'light',
  'ink',
] as const;

/** Fills `<name>.svg` of the template folder with the colors and gradients of a brush. */
export const drawTemplate = templateDrawer(parseFill);

/** Creates a function that fills templates. Each file is read and parsed once. */
export function templateDrawer<B extends Brush>(parse: ParsePlaceholder<B>) {
  const templates = new Map<string, TemplatePart<B>>();
  return (b: B, name: string): string => {
    let template = templates.get(name);
    if (template === undefined) {
      const file = `${name}.svg`;
      template = parseTemplate(file, readFileSync(path.join(TEMPLATE_FOLDER, file), 'utf8'), parse);
      templates.set(name, template);
    }
    return template(b);
  };
}

/**
 * Parses the text of a template: an `<svg>` element that may contain placeholders. The element itself is for
 * editors: the drawing is its content, without line breaks and indentation. These placeholders work
 * everywhere:
 *
 * - `{a}`: a palette color
 * - `{darker a 0.25}`, `{lighter a 0.35}`, `{mix a #e8412f 0.5}`: a color derived from others
 * - `{linear #ffd84a b}`, `{linear #ffd84a b 50}`: a linear gradient, from top to bottom or by an angle
 * - `{radial glow glow fade}`, `{radial light a cx=0.35 cy=0.3}`: a radial gradient
 *
 * A derived color is put in parentheses: `{linear (lighter a 0.2) a}`.
 */
export function parseTemplate<B extends Brush = Brush>(
  file: string,
  text: string,
  parse: ParsePlaceholder<B> = parseFill,
): TemplatePart<B> {
  const [, content] = /^<svg [^>]*>(.*)<\/svg>$/.exec(text.replaceAll(/\s*\n\s*/g, '')) ?? [];
  if (content === undefined) throw new Error(`${file} is not an <svg> element.`);
  const parts = content.split(/(\{.*?\})/).map((part): TemplatePart<B> => {
    if (!/[{}]/.test(part)) return () => part;
    try {
      return parsePlaceholder(part, parse);
    } catch (cause) {
      throw new Error(`${file} has an unknown placeholder: ${part}`, { cause });
    }
  });
  return (b) => parts.map((part) => part(b)).join('');
}

function parsePlaceholder<B extends Brush>(
  placeholder: string,
  parse: ParsePlaceholder<B>,
): TemplatePart<B> {
  const [, source] = /^\{([^{}]*)\}$/.exec(placeholder) ?? [];
  if (source === undefined) throw new SyntaxError('Its braces do not match.');
  const tokens = source.match(/[()]|[^\s()]+/g) ?? [];
  const fill = parse(tokens);
  if (tokens.length > 0) throw new SyntaxError(`"${tokens.join(' ')}" is left over.`);
  return fill;
}

/** Parses a color or a gradient. */
export function parseFill(tokens: string[]): TemplatePart {
  const [kind] = tokens;
  if (kind !== 'linear' && kind !== 'radial') return parseColour(tokens);
  tokens.shift();
  const from = parseColour(tokens);
  const to = parseColour(tokens);
  if (kind === 'linear') {
    const angle = tokens.length > 0 ? parseNumber(tokens.shift()) : undefined;
    return (b) => b.linear(from(b), to(b), angle);
  }
  const options = Object.fromEntries(tokens.splice(0).map(parseRadialOption));
  return (b) => b.radial(from(b), to(b), options);
}

function parseRadialOption(token: string): [string, boolean | number] {
  if (token === 'fade') return ['fade', true];
  const [, name, value] = /^(cx|cy)=(.*)$/.exec(token) ?? [];
  if (name === undefined) throw new SyntaxError(`"${token}" is not fade, cx= or cy=.`);
  return [name, parseNumber(value)];
}

/** Parses a palette color or one derived from other colors. */
export function parseColour(tokens: string[]): TemplatePart {
  const token = tokens.shift() ?? '';
  const name = COLOURS.find((colour) => colour === token);
  if (name !== undefined) return ({ p }) => p[name];
  if (/^#(?:[\da-f]{3}){1,2}$/.test(token)) return () => token;
  switch (token) {
    case '(': {
      const colour = parseColour(tokens);
      if (tokens.shift() !== ')') throw new SyntaxError('A closing parenthesis is missing.');
      return colour;
    }
    case 'darker':
    case 'lighter': {
      const shade = token === 'darker' ? darker : lighter;
      const colour = parseColour(tokens);
      const share = parseNumber(tokens.shift());
      return (b) => shade(colour(b), share);
    }
    case 'mix': {
      const from = parseColour(tokens);
      const to = parseColour(tokens);
      const share = parseNumber(tokens.shift());
      return (b) => mix(from(b), to(b), share);
    }
    default:
      throw new SyntaxError(`"${token}" is not a colour.`);
  }
}

/** Parses an unsigned number. */
export function parseNumber(token: string | undefined): number {
  if (token === undefined || !/^\d+(?:\.\d+)?$/.test(token)) {
    throw new SyntaxError(`"${token ?? ''}" is not a number.`);
  }
  return Number(token);
}
