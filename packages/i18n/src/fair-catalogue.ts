import { defineCatalogue, type MessageTree } from './catalogue';

const loaded = (messages: MessageTree) => async () => ({ default: messages });

/** A small catalogue for this package's own tests. */
export const fairCatalogue = defineCatalogue('fair', {
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
});
