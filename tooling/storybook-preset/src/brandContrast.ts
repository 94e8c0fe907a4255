import {
  contrastRatio,
  parseColor,
  resolveToken,
  sharedTokens,
  themeTokens,
  type Theme,
  type TokenRule,
} from '@perya/design-tokens';
import type { Brand } from '@perya/site-config';

/** The roles of text, and what it lies on. */
export const TEXTS = ['text', 'muted', 'faint', 'link', 'gold', 'teal', 'success', 'danger'];
export const SURFACES = ['page', 'surface', 'raised', 'header'];

/** WCAG 2.2, level AA: text needs 4.5:1, the edge of a control needs 3:1. */
const LEAST = { text: 4.5, edge: 3 };

/** A role on a surface. */
export interface ContrastPair {
  role: string;
  surface: string;
  /** Undefined for a color that can't be computed. */
  ratio: number | undefined;
  isReadable: boolean;
}

/** The pairs of colors that the site uses, measured in a theme of a brand. */
export function contrastPairs(
  rules: readonly TokenRule[],
  { roleTokens }: Pick<Brand, 'roleTokens'>,
  theme: Theme,
): ContrastPair[] {
  const [own, shared] = [themeTokens(rules, theme, roleTokens), sharedTokens(rules)];
  const colorOf = (role: string) => parseColor(resolveToken(`--color-${role}`, own, shared));
  const measure = (role: string, surface: string, least: number): ContrastPair => {
    const [ink, ground] = [colorOf(role), colorOf(surface)];
    const ratio = ink && ground ? contrastRatio(ink, ground) : undefined;
    return { role, surface, ratio, isReadable: ratio !== undefined && ratio >= least };
  };
  return [
    ...TEXTS.flatMap((role) => SURFACES.map((surface) => measure(role, surface, LEAST.text))),
    measure('on-coral', 'coral', LEAST.text),
    measure('on-danger', 'danger', LEAST.text),
    ...['line-strong', 'focus'].flatMap((role) =>
      SURFACES.map((surface) => measure(role, surface, LEAST.edge)),
    ),
  ];
}
