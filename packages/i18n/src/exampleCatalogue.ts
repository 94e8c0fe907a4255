import { defineCatalogue, type MessageLoader, type MessageTree } from './catalogue';
import type { LanguageCode } from './languages';

const loaded = (messages: MessageTree) => async () => ({ default: messages });

/** A loader with one function per language. */
export const fromLoaders =
  <T extends MessageTree>(
    loaders: { EN: () => Promise<{ default: T }> } & {
      [Code in LanguageCode]?: () => Promise<{ default: MessageTree }>;
    },
  ): MessageLoader<T> =>
  async (language) => {
    const loader = loaders[language.toUpperCase() as LanguageCode];
    if (loader === undefined) throw new Error(`There is no ${language}.json.`);
    return (await loader()) as { default: T };
  };

/** A small catalogue for this package's own tests. */
export const exampleCatalogue = defineCatalogue(
  'fair',
  fromLoaders({
    EN: async () => ({
      default: {
        title: 'Welcome, {{name}}',
        game: { play: 'Play', count_one: '{{count}} game', count_other: '{{count}} games' },
        only: { english: 'Only in English' },
      },
    }),
    TY: loaded({
      title: 'Welcome, {{name}}!',
      game: { play: 'Laro na', count_one: '{{count}} laro', count_other: '{{count}} na laro' },
      only: { tagalog: 'Sa Tagalog lang' },
    }),
    FIL: loaded({ title: 'Maligayang pagdating, {{name}}' }),
    TH: loaded({
      title: 'ยินดีต้อนรับ {{name}}',
      game: { play: 'เล่น', count_other: '{{count}} เกม' },
      only: { english: 'ภาษาอังกฤษเท่านั้น' },
    }),
  }),
);
