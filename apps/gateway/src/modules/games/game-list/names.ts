import { dealer, type Random } from '@perya/game-engines/random';
import demo from '../../../demo/gameNames.json' with { type: 'json' };
import type { TableCategory, TableTheme } from './engines';
import type { SlotTheme } from './themes';

function plural(word: string): string {
  if (/(fish|bangus|shrimp|squid|lusis|lechon|kwitis)$/i.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** Generates unique names. Lotteries take theirs from the rules. */
export interface NameGenerator {
  slot(theme: SlotTheme): string;
  table(category: TableCategory, theme: TableTheme): string;
}

export function nameMaker(random: Random): NameGenerator {
  const words = demo.slots;
  const taken = new Set<string>();
  const modifier = dealer(random, words.modifiers);
  const boon = dealer(random, words.boons);
  const person = dealer(random, words.people);
  const place = dealer(random, words.places);
  // The name patterns vary too, so that the cards of a page don't all read alike.
  const shape = dealer(random, [0, 0, 1, 1, 2, 3, 4, 5, 6, 6, 7, 8]);
  const suffix = dealer(random, words.sequels);

  const claim = (make: () => string): string => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const name = make();
      if (name.length <= 34 && !taken.has(name)) {
        taken.add(name);
        return name;
      }
    }
    // A theme runs out of names only in the large profile; its games then become numbered sequels.
    for (let part = 2; ; part += 1) {
      const name = part < 6 ? `${make()} ${suffix()}` : `${make()} ${part}`;
      if (!taken.has(name)) {
        taken.add(name);
        return name;
      }
    }
  };

  return {
    slot: (theme) =>
      claim(() => {
        const hero = random.pick(theme.heroes);
        const thing = random.pick(theme.things);
        switch (shape()) {
          case 0:
            return `${hero} ${boon()}`;
          case 1:
            return `${modifier()} ${hero}`;
          case 2:
            return `${person()}’s ${thing}`;
          case 3:
            return `${plural(hero)} of ${place()}`;
          case 4:
            return `${random.pick(words.numbers)} ${modifier()} ${plural(hero)}`;
          case 5:
            return `The ${modifier()} ${thing}`;
          case 6:
            return random.pick(theme.titles).replaceAll("'", '’');
          case 7:
            return `${thing} ${boon()}`;
          default:
            return `${hero} at ${place()}`;
        }
      }),
    table: (category, theme) => claim(() => tableName(random, category, theme, place, modifier)),
  };
}

/** By theme. */
const TABLES: Readonly<Record<TableTheme, readonly string[]>> = demo.tables;

function tableName(
  random: Random,
  category: TableCategory,
  theme: TableTheme,
  place: () => string,
  modifier: () => string,
): string {
  const { rooms, fishHunts, esportsEvents, cockfights } = demo;
  const table = () => random.pick(TABLES[theme]);
  switch (category) {
    case 'LIVE':
      return `${table()} ${random.chance(0.75) ? random.pick(rooms) : `Table ${random.int(1, 48)}`}`;
    case 'FISH':
      return random.chance(0.6)
        ? `${table()} ${random.pick(fishHunts)}`
        : `${modifier()} ${table()}`;
    case 'PVP':
      return random.chance(0.5) ? `${table()} ${random.pick(rooms)}` : `${modifier()} ${table()}`;
    case 'SPORTS':
      return random.chance(0.4) ? table() : `${table()} ${place()}`;
    case 'ESPORTS':
      return `${table()} ${random.pick(esportsEvents)}`;
    case 'COCKFIGHT':
      return `${table()} ${random.pick(cockfights)}`;
    case 'INHOUSE':
      return random.chance(0.5) ? table() : `${modifier()} ${table()}`;
  }
}
