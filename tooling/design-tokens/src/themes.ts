import type { Token, TokenRule } from './readTokens.ts';

export type Theme = 'dark' | 'light';

export const THEMES: readonly Theme[] = ['dark', 'light'];

/** Tokens by name. */
export type Tokens = ReadonlyMap<string, Token>;

/** What a brand declares on top of each theme, by name. */
export type BrandTokens = Readonly<Record<Theme, Readonly<Record<string, string>>>>;

/** The tokens of `:root` alone, the same in every theme and language. */
export function sharedTokens(rules: readonly TokenRule[]): Tokens {
  return tokensOf(rules, ({ selectors }) => selectors.join() === ':root');
}

/** The tokens of a theme, with those of a brand. */
export function themeTokens(
  rules: readonly TokenRule[],
  theme: Theme,
  brand?: BrandTokens,
): Tokens {
  const own = tokensOf(
    rules,
    ({ selectors }) =>
      selectors.includes('[data-theme]') || selectors.includes(`[data-theme='${theme}']`),
  );
  const branded = Object.entries(brand?.[theme] ?? {}).map(([name, value]) => {
    const { description, section } = own.get(name) ?? {};
    return [name, { name, value, description, section }] as const;
  });
  return withDescriptions(rules, new Map([...own, ...branded]));
}

/** The tokens that a language replaces, as its `:lang()` rule says them. */
export function languageTokens(rules: readonly TokenRule[]): ReadonlyMap<string, Tokens> {
  const languages = rules.flatMap(({ selectors }) =>
    selectors.flatMap((selector) => /^:lang\((\w+)\)$/.exec(selector)?.[1] ?? []),
  );
  return new Map(
    languages.map((language) => [
      language,
      tokensOf(rules, ({ selectors }) => selectors.includes(`:lang(${language})`)),
    ]),
  );
}

/** The tokens of those who prefer less motion. */
export function reducedMotionTokens(rules: readonly TokenRule[]): Tokens {
  return new Map(
    rules
      .filter(({ condition }) => condition?.includes('prefers-reduced-motion: reduce'))
      .flatMap(({ tokens }) => tokens.map((token) => [token.name, token])),
  );
}

/** The value of a token with its `var()`s replaced. */
export function resolveToken(name: string, ...scopes: readonly Tokens[]): string {
  const token = scopes.find((scope) => scope.has(name))?.get(name);
  if (!token) throw new Error(`${name} isn't declared.`);
  return token.value.replaceAll(/var\((--[\w-]+)\)/g, (_, inner: string) =>
    resolveToken(inner, ...scopes),
  );
}

function tokensOf(rules: readonly TokenRule[], matches: (rule: TokenRule) => boolean): Tokens {
  return new Map(
    rules
      .filter((rule) => rule.condition === undefined && matches(rule))
      .flatMap(({ tokens }) => tokens.map((token) => [token.name, token])),
  );
}

/** A role is described where it is declared first, for all themes. */
function withDescriptions(rules: readonly TokenRule[], tokens: Tokens): Tokens {
  const first = (name: string) =>
    rules.flatMap((rule) => rule.tokens).find((token) => token.name === name);
  return new Map(
    [...tokens].map(([name, token]) => [
      name,
      { ...token, description: token.description ?? first(name)?.description },
    ]),
  );
}
