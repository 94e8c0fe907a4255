import type { Brand } from './brandPack.ts';

/** The brand's role tokens as a style sheet, to load after the kit's own; empty if nothing is overridden. */
export function brandStyle({ roleTokens }: Pick<Brand, 'roleTokens'>): string {
  return (['dark', 'light'] as const)
    .map((theme) => {
      const declarations = Object.entries(roleTokens[theme])
        .map(([name, value]) => `${name}:${value}`)
        .join(';');
      if (!declarations) return '';
      const selector = theme === 'dark' ? ':root,[data-theme=dark]' : '[data-theme=light]';
      return `${selector}{${declarations}}`;
    })
    .join('');
}
