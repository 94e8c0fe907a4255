import type { Brand } from './brandPack.ts';

type Tokens = Readonly<Record<string, string>>;

const rule = (selector: string, tokens: Tokens) => {
  const declarations = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  return declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';
};

/** The brand's tokens as a style sheet, to load after the kit's own; empty if nothing is overridden. */
export function brandStyle({ roleTokens, tokens }: Pick<Brand, 'roleTokens' | 'tokens'>): string {
  const isMotion = (name: string) => name.startsWith('--motion-');
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(tokens).filter(([name]) => isMotion(name) === wanted));
  const motion = rule(':root', pick(true));
  return [
    rule(':root', pick(false)),
    // The kit switches motion off for visitors who ask for that, and no brand switches it on again.
    motion && `@media (prefers-reduced-motion:no-preference){${motion}}`,
    rule(':root,[data-theme=dark]', roleTokens.dark),
    rule('[data-theme=light]', roleTokens.light),
  ].join('');
}

/** The kit's colors of the page and the header (`ui-kit/src/styles/tokens.css`). */
const KIT_COLORS = {
  dark: { page: '#0e0f1e', header: '#262743' },
  light: { page: '#fbf6f1', header: '#fffaf6' },
} as const;

/** The colors of a theme that are needed outside a style sheet: in the manifest and the browser's own bars. */
export function plainColors(
  { roleTokens }: Pick<Brand, 'roleTokens'>,
  theme: 'dark' | 'light',
): { page: string; header: string } {
  const { page, header } = KIT_COLORS[theme];
  return {
    page: roleTokens[theme]['--color-page'] ?? page,
    header: roleTokens[theme]['--color-header'] ?? header,
  };
}
