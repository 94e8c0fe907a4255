import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../kernel/config/packageRoot';
import { darker, lighter, mix, type Brush } from './brush';

/** In source beside this file; `tsup.config.ts` copies it into `dist`. */
export const TEMPLATE_FOLDER = import.meta.url.endsWith('.ts')
  ? path.join(import.meta.dirname, 'motifs')
  : path.join(packageRoot(), 'dist', 'motifs');

/** A template or one of its placeholders: the text it becomes with the colours of a brush. */
type Fill = (b: Brush) => string;

const COLOURS = ['far', 'mid', 'near', 'glow', 'a', 'b', 'c', 'light', 'ink'] as const;

const templates = new Map<string, Fill>();

/** Fills `<name>.svg` of the template folder; each file is read and parsed once. */
export function drawTemplate(b: Brush, name: string): string {
  let template = templates.get(name);
  if (template === undefined) {
    const file = `${name}.svg`;
    template = parseTemplate(file, readFileSync(path.join(TEMPLATE_FOLDER, file), 'utf8'));
    templates.set(name, template);
  }
  return template(b);
}

/**
 * Parses the text of a template: an `<svg>` element whose attributes may hold placeholders. The
 * element itself is for editors: the drawing is what it contains, without line breaks and indentation.
 *
 * - `{a}`: a colour of the palette
 * - `{darker a 0.25}`, `{lighter a 0.35}`, `{mix a #e8412f 0.5}`: a colour made from others
 * - `{linear #ffd84a b}`, `{linear #ffd84a b 50}`: a linear gradient, from top to bottom or by an angle
 * - `{radial glow glow fade}`, `{radial light a cx=0.35 cy=0.3}`: a radial gradient
 *
 * A colour that is made from others is put in parentheses: `{linear (lighter a 0.2) a}`.
 */
export function parseTemplate(file: string, text: string): Fill {
  const [, content] = /^<svg [^>]*>(.*)<\/svg>$/.exec(text.replaceAll(/\s*\n\s*/g, '')) ?? [];
  if (content === undefined) throw new Error(`${file} is not an <svg> element.`);
  const parts = content.split(/(\{.*?\})/).map((part): Fill => {
    if (!/[{}]/.test(part)) return () => part;
    try {
      return parsePlaceholder(part);
    } catch (cause) {
      throw new Error(`${file} has an unknown placeholder: ${part}`, { cause });
    }
  });
  return (b) => parts.map((part) => part(b)).join('');
}

function parsePlaceholder(placeholder: string): Fill {
  const [, source] = /^\{([^{}]*)\}$/.exec(placeholder) ?? [];
  if (source === undefined) throw new SyntaxError('Its braces do not match.');
  const tokens = source.match(/[()]|[^\s()]+/g) ?? [];
  const fill = parseFill(tokens);
  if (tokens.length > 0) throw new SyntaxError(`"${tokens.join(' ')}" is left over.`);
  return fill;
}

function parseFill(tokens: string[]): Fill {
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

function parseColour(tokens: string[]): Fill {
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

function parseNumber(token: string | undefined): number {
  if (token === undefined || !/^\d+(?:\.\d+)?$/.test(token)) {
    throw new SyntaxError(`"${token ?? ''}" is not a number.`);
  }
  return Number(token);
}
