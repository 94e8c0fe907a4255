import { describe, expect, it, vi } from 'vitest';

import { defineCatalogue, type MessageLoader } from './catalogue';
import { exampleCatalogue, fromLoaders } from './exampleCatalogue';
import { createI18n, loadCatalogues } from './i18n';
import { LANGUAGE_CODES, type LanguageCode } from './languages';
import { pseudo } from './pseudo';

async function translatorIn(language: LanguageCode) {
  const i18n = createI18n({ language, supported: LANGUAGE_CODES });
  await loadCatalogues(i18n, [exampleCatalogue]);
  return { i18n, t: i18n.translator(exampleCatalogue) };
}

describe('texts', () => {
  it('are in the chosen language, with their values inserted unescaped', async () => {
    const { t } = await translatorIn('TY');
    expect(t('title', { name: 'Juan & <Maria>' })).toBe('Welcome, Juan & <Maria>!');
    expect(t('game.play')).toBe('Laro na');
  });

  it.each([
    ['EN', ['0 games', '1 game', '2 games', '4 games']],
    // Filipino has its own plural rule: numbers ending in 4, 6 and 9 take the linker "na".
    ['TY', ['0 laro', '1 laro', '2 laro', '4 na laro']],
    ['TH', ['0 เกม', '1 เกม', '2 เกม', '4 เกม']],
  ] as const)('use the plural forms of %s', async (language, expected) => {
    const { t } = await translatorIn(language);
    expect([0, 1, 2, 4].map((count) => t('game.count', { count }))).toEqual(expected);
  });

  it.each(LANGUAGE_CODES)('have thousands commas in %s', async (language) => {
    const { i18n, t } = await translatorIn(language);
    i18n.add('fair', language, { game: { play: '{{count, number}}' } });
    expect(t('game.play', { count: 1_234_567 })).toBe('1,234,567');
  });

  it('keep Tagalog and Filipino apart, although their tags have the same canonical form', async () => {
    const [{ t: ty }, { t: fil }] = await Promise.all([translatorIn('TY'), translatorIn('FIL')]);
    expect(ty('title', { name: 'J' })).not.toBe(fil('title', { name: 'J' }));
  });

  it("of one visitor are independent of another's", async () => {
    const [one, two] = await Promise.all([translatorIn('EN'), translatorIn('EN')]);
    one.i18n.add('fair', 'EN', { game: { play: 'Go' } });
    expect(one.t('game.play')).toBe('Go');
    expect(one.t('title', { name: 'J' })).toBe('Welcome, J');
    expect(two.t('game.play')).toBe('Play');
    const { t } = await translatorIn('EN');
    expect(t('game.play')).toBe('Play');
  });

  it('are lengthened and accented in the pseudo-locale, except placeholders and tags', async () => {
    const i18n = createI18n({ language: 'EN', transform: pseudo });
    await i18n.load([exampleCatalogue]);
    const t = i18n.translator(exampleCatalogue);
    expect(t('title', { name: 'Juan' })).toBe('⟦Ŵééļçööṁéé, Juan⟧');
  });
});

describe('a language without a text', () => {
  it('fetches it once from the next language of the chain, and reports it', async () => {
    const { i18n, t } = await translatorIn('FIL');
    const listener = vi.fn<() => void>();
    i18n.subscribe(listener);
    expect(t('game.play')).toBe('game.play');
    t('only.english');
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
    expect(t('game.play')).toBe('Laro na');
    expect(t('only.english')).toBe('Only in English');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('or without a file uses its fallbacks', async () => {
    const { i18n, t } = await translatorIn('VI');
    expect(i18n.isLoaded(exampleCatalogue)).toBe(true);
    expect(t('game.play')).toBe('Play');
  });
});

describe('loading', () => {
  function countingCatalogue(load: MessageLoader<{ a: string }>) {
    const EN = vi.fn<MessageLoader<{ a: string }>>(load);
    return { EN, catalogue: defineCatalogue('counting', EN) };
  }

  it('fetches a file once for concurrent requests', async () => {
    const { EN, catalogue } = countingCatalogue(async () => ({ default: { a: 'A' } }));
    const i18n = createI18n({ language: 'EN' });
    expect(i18n.isLoaded(catalogue)).toBe(false);
    await Promise.all([i18n.load([catalogue]), i18n.load([catalogue])]);
    await i18n.load([catalogue]);
    expect(EN).toHaveBeenCalledOnce();
    expect(i18n.isLoaded(catalogue)).toBe(true);
  });

  it('throws a helpful error when nothing can be fetched, and retries the next time', async () => {
    let isDown = true;
    const { catalogue } = countingCatalogue(async () => {
      if (isDown) throw new Error('chunk is gone');
      return { default: { a: 'A' } };
    });
    const i18n = createI18n({ language: 'EN' });
    await expect(i18n.load([catalogue])).rejects.toThrow(/"counting".*reload the page/);
    isDown = false;
    await i18n.load([catalogue]);
    expect(i18n.translator(catalogue)('a')).toBe('A');
  });
});

describe('changing the language', () => {
  it('first loads the catalogues in use, so that no text is ever missing', async () => {
    const { i18n, t } = await translatorIn('EN');
    const seen: string[] = [];
    i18n.subscribe(() => seen.push(`${i18n.language} ${t('game.play')}`));
    await i18n.change('TH');
    expect(seen).toEqual(['TH เล่น']);
  });

  it('keeps the old language when neither the new one nor its fallbacks can be fetched', async () => {
    let isDown = false;
    const load = (a: string) => async () => {
      if (isDown) throw new Error('down');
      return { default: { a } };
    };
    const catalogue = defineCatalogue(
      'flaky',
      fromLoaders({ EN: load('A'), TH: load('ก'), CN: load('甲') }),
    );
    const i18n = createI18n({ language: 'TH' });
    await i18n.load([catalogue]);
    isDown = true;
    await expect(i18n.change('CN')).rejects.toThrow(/"flaky"/);
    expect(i18n.language).toBe('TH');
    expect(i18n.translator(catalogue)('a')).toBe('ก');
    isDown = false;
    await i18n.change('CN');
    expect(i18n.translator(catalogue)('a')).toBe('甲');
  });

  it('ends in the language that was chosen last', async () => {
    let arrive = () => undefined as void;
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const catalogue = defineCatalogue(
      'slow',
      fromLoaders({
        EN: async () => ({ default: { a: 'A' } }),
        TH: async () => slow.then(() => ({ default: { a: 'ก' } })),
        CN: async () => ({ default: { a: '甲' } }),
      }),
    );
    const i18n = createI18n({ language: 'EN' });
    await i18n.load([catalogue]);
    const first = i18n.change('TH');
    await i18n.change('CN');
    arrive();
    await first;
    expect(i18n.language).toBe('CN');
    expect(i18n.translator(catalogue)('a')).toBe('甲');
  });
});
