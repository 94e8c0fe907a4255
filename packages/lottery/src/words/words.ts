import { useMemo } from 'react';

import { useT } from '../locales';

/** Kinds of codes of the rules. */
export type WordKind = 'playType' | 'group' | 'option' | 'position' | 'tier';

/** A translation key and its interpolation values. */
export interface MessageDescriptor {
  readonly key: string;
  readonly numbers: Readonly<Record<string, string>>;
}

/** Names of the numbers in a code, in order. */
const NUMBER_NAMES = ['n', 'm', 'k'] as const;

/** An option of one position, such as `fifth-big`. */
const PLACED =
  /^(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:ten-)?thousands|hundreds|tens|units)-(big|small|odd|even|dragon|tiger)$/;

/** Tiers with their own translation; others use the name of the winning option. */
const TIERS = new Set([
  'exact',
  'hit',
  'match-n',
  'last-n',
  'row-n',
  'ways-n',
  'first',
  'first-n',
  'second',
  'second-n',
  'third',
  'third-n',
  'starter',
  'starter-n',
  'consolation',
  'consolation-n',
]);

/**
 * The translation key of a code, and its interpolation values: `sum-12` uses `sum-n` with `n` = 12, so that a
 * family of codes needs one text. Only whole segments of a code count as numbers.
 */
export function messageKeyOf(kind: WordKind, code: string): MessageDescriptor {
  const numbers: Record<string, string> = {};
  const names = NUMBER_NAMES.values();
  const parts = code.split('-').map((part) => {
    if (!/^\d+$/.test(part)) return part;
    const name = names.next().value;
    if (name === undefined) return part;
    numbers[name] = part;
    return name;
  });
  const key = parts.join('-');
  const named = kind === 'tier' && !TIERS.has(key) ? 'option' : kind;
  return { key: `words.${named}.${key}`, numbers };
}

/** Translates the codes of `@perya/rules/lottery`. */
export type TranslateCode = (kind: WordKind, code: string) => string;

export function useTranslateCode(): TranslateCode {
  const t = useT() as (key: string, params: Readonly<Record<string, string>>) => string;
  return useMemo(() => {
    const words: TranslateCode = (kind, code) => {
      const placed = kind === 'option' || kind === 'tier' ? parsePositionOption(code) : undefined;
      if (placed !== undefined) {
        const { place, side } = placed;
        return t('words.placed', { place: words('position', place), side: words('option', side) });
      }
      const { key, numbers } = messageKeyOf(kind, code);
      return t(key, numbers);
    };
    return words;
  }, [t]);
}

/** The position and the side of an option such as `fifth-big`; undefined for any other option. */
export function parsePositionOption(code: string): { place: string; side: string } | undefined {
  const [, place, side] = PLACED.exec(code) ?? [];
  return place === undefined || side === undefined ? undefined : { place, side };
}
