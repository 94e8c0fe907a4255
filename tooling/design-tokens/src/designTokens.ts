import { readTokens, type Token } from './readTokens.ts';
import {
  languageTokens,
  reducedMotionTokens,
  resolveToken,
  sharedTokens,
  THEMES,
  themeTokens,
  type BrandTokens,
  type Theme,
  type Tokens,
} from './themes.ts';
import { toTypedValue } from './values.ts';

/** A group or a token of the Design Tokens format. */
export interface TokenTree {
  [key: string]: unknown;
}

export interface DesignTokenOptions {
  /** Only one theme, for design tools that read one file for each mode; its tokens are at the top level. */
  theme?: Theme | undefined;
  /** Role tokens of a brand pack. */
  brand?: BrandTokens | undefined;
}

/** The custom property of a token, so that code finds it again. */
export const CSS_EXTENSION = 'example.perya.css';

/** Groups whose tokens have two parts in their names: `palette.indigo.980`. */
const NESTED = new Set(['palette']);

const GROUPS = new Set([
  ...NESTED,
  'color',
  'ease',
  'font',
  'glow',
  'hue',
  'layer',
  'leading',
  'motion',
  'radius',
  'shadow',
  'space',
  'text',
  'tracking',
]);

/**
 * Converts a style sheet of tokens to the format of the Design Tokens Community Group (2025.10). Both themes
 * are groups, `dark` and `light`, unless one is chosen. Tokens that differ by language are in the group `lang`,
 * those for reduced motion in `reduced-motion`.
 */
export function designTokens(css: string, { theme, brand }: DesignTokenOptions = {}): TokenTree {
  const rules = readTokens(css);
  const shared = sharedTokens(rules);
  const tree: TokenTree = {};
  const add = (prefix: readonly string[], tokens: Tokens, own: Tokens = tokens) => {
    const alias = (name: string) => {
      if (own.has(name)) return [...prefix, ...pathOf(name)];
      return shared.has(name) ? pathOf(name) : undefined;
    };
    for (const token of tokens.values()) {
      place(tree, [...prefix, ...pathOf(token.name)], toToken(token, alias, [own, shared]));
    }
  };
  add([], shared);
  for (const each of theme ? [theme] : THEMES) {
    add(theme ? [] : [each], themeTokens(rules, each, brand));
  }
  for (const [language, tokens] of languageTokens(rules)) add(['lang', language], tokens);
  add(['reduced-motion'], reducedMotionTokens(rules));
  return tree;
}

/** The path of a token: `--color-line-strong` is `color.line-strong`. */
function pathOf(name: string): string[] {
  const [group = '', ...rest] = name.slice(2).split('-');
  if (!GROUPS.has(group)) return ['size', name.slice(2)];
  const [family = '', ...shade] = rest;
  return NESTED.has(group) ? [group, family, shade.join('-')] : [group, rest.join('-')];
}

function toToken(
  { name, value, description }: Token,
  alias: (name: string) => string[] | undefined,
  scopes: readonly Tokens[],
): TokenTree {
  const [, target] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  const typed = toTypedValue(resolveToken(name, ...scopes));
  if (!typed) throw new Error(`${name} has a value that the format has no type for: ${value}`);
  const path = target === undefined ? undefined : alias(target);
  return {
    $type: typed.$type,
    $value: path ? `{${path.join('.')}}` : typed.$value,
    ...(description !== undefined && { $description: description }),
    $extensions: { [CSS_EXTENSION]: { property: name, value } },
  };
}

function place(tree: TokenTree, path: readonly string[], token: TokenTree): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) tree[key] = token;
  else place((tree[key] ??= {}) as TokenTree, rest, token);
}
