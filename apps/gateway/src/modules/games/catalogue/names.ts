import { dealer, type Random } from '@perya/game-engines/random';
import type { Theme } from './themes';
import type { Category } from './types';

const MODIFIERS =
  'Gilded, Sleepy, Half-Past-Midnight, Velvet, Wandering, Dizzy, Courtly, Crackling, Humble, Hungry, Polite, Cheeky, Thundering, Moonlit, Paper, Copper, Secret, Grand, Tiny, Runaway, Singing, Barefoot, Overdressed, Patient, Crooked, Well-Fed, Sunday, Borrowed, Stubborn, Silver, Whispering, Famous, Homesick, Dancing, Scarlet, Indigo, Coral, Rainy, Jolly, Restless, Glass, Second-Hand, Nervous, Glorious, Salted, Sugar, Unruly, Winking, Forgotten, Fluorescent, Tropical, Monsoon, Magnificent, Unhurried, Gossiping, Honest, Barefaced, Spare, Twilight, Caramel, Marble, Drowsy, Daring, Clever, Curious, Festive, Loud, Quiet, Smouldering, Frosty, Crimson, Emerald, Amber, Ivory, Rustic, Dapper, Sturdy, Merry'.split(
    ', ',
  );

const BOONS =
  'Fiesta, Windfall, Parade, Bayanihan, Harvest, Holiday, Heist, Shortcut, Sunday Best, Dividend, Rumpus, Rush Hour, Nights, Precinct, Trunkful, Trail, Tale, Keepsake, Fuss, Encyclopedia, Serenade, Jubilee, Lagoon, Boulevard, Society, Academy, Orchestra, Detectives, Alley, Affair, Summer, Monsoon, Reunion, Republic, Hotel, Family Tree, Express Line, Sweepstakes, Expedition, Escapade, Chronicles, Almanac, Encore, Shuffle, Revue, Postcard, Payday, Picnic, Promenade, Cavalcade, Circus, Union, Club, Diaries, Mix-Up, Gossip, Gala, Errand, Bazaar'.split(
    ', ',
  );

const PEOPLE =
  'Lola Remy, Tita Baby, Mang Berto, Aling Choleng, Kuya Jun, Ate Luz, Tito Dodong, Don Ambo, Señora Pilar, Captain Igme, Manong Ben, Lolo Islaw, Inday Karing, Kap Rudy, Doktora Mayumi, Ninong Bong, Ninang Cora, Kumareng Vi, Professor Dimas, Baron Pugo, Sister Tess, Maestro Turing, Miss Paraluman, Boy Sipol, Madam Ising, Judge Paquito, Apo Lakay, Nene Bituin'.split(
    ', ',
  );

const PLACES =
  'Calle Luna, San Gitara, Isla Bituin, Bahay Pula, Port Salamat, Kanto Nueve, Monte Sigla, Barrio Tala, Lungsod Ilaw, Sitio Paraluman, Puerto Ube, Cabo Alon, Santa Kampana, Villa Sampaguita, Hacienda Amihan, Tulay Bato, Isla Pusit, San Barya, Punta Parola, Kalye Sorbetes, Nueva Kwento, Mount Maybe, Laguna Azul, Baybay Ginto'.split(
    ', ',
  );

const NUMBERS = 'Two, Three, Five, Seven, Eight, Nine, Twelve, Forty, Hundred'.split(', ');

function plural(word: string): string {
  if (/(fish|bangus|shrimp|squid|lusis|lechon|kwitis)$/i.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** Lotteries have the names of their rules. */
type NamedCategory = Exclude<Category, 'LOTT' | 'ELOTT'>;

/** Hands out names, never the same twice. */
export interface NameMaker {
  slot(theme: Theme): string;
  table(category: NamedCategory, classify: string): string;
}

export function nameMaker(random: Random): NameMaker {
  const taken = new Set<string>();
  const modifier = dealer(random, MODIFIERS);
  const boon = dealer(random, BOONS);
  const person = dealer(random, PEOPLE);
  const place = dealer(random, PLACES);
  // The grammar's shapes are dealt as well: a page of lobby cards should not read as one sentence.
  const shape = dealer(random, [0, 0, 1, 1, 2, 3, 4, 5, 6, 6, 7, 8]);
  const suffix = dealer(random, ['Deluxe', 'Encore', 'by Night', 'Returns', 'XL', 'After Hours']);

  const claim = (make: () => string): string => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const name = make();
      if (name.length <= 34 && !taken.has(name)) {
        taken.add(name);
        return name;
      }
    }
    // A theme runs dry only in the large profile; then a game gets a sequel, as games do.
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
            return `${random.pick(NUMBERS)} ${modifier()} ${plural(hero)}`;
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
    table: (category, classify) =>
      claim(() => tableName(random, category, classify, place, modifier)),
  };
}

const LIVE_TABLES: Record<string, readonly string[]> = {
  BACCARAT: [
    'Baccarat',
    'Quick Baccarat',
    'Slow-Turn Baccarat',
    'No Commission Baccarat',
    'Parlour Baccarat',
  ],
  BLACKJACK: ['Blackjack', 'Blackjack Seven Seats', 'Blackjack Kanto', 'Blackjack Fiesta'],
  ROULETTE: [
    'Roulette',
    'Self-Turning Roulette',
    'Close-Up Roulette',
    'Brisk Roulette',
    'Roulette Two Ways',
  ],
  SICBO: ['Sic Bo', 'Sic Bo by Lantern', 'Sic Bo Hurry', 'Hoo Hey How'],
  DRAGON_TIGER: ['Dragon Tiger', 'Dragon Tiger Swift', 'Dragon Tiger Parlour'],
  GAME_SHOW: [
    'Wheel of the Plaza',
    'Parol Wheel',
    'Tita’s Game Night',
    'Ferris Live',
    'Jeepney of Questions',
  ],
  COLOR_GAME: ['Color Game', 'Perya Color Game', 'Grand Color Game', 'Color Game Rapid'],
};
const ROOMS =
  'Amihan, Habagat, Bituin, Ilaw, Luna, Tala, Mayari, Sampaguita, Banderitas, Lampara, Parola, Dalampasigan, Kalye 7, Veranda, Mezzanine, Courtyard, Rooftop, Blue Room, Coral Room, Gold Room, Back Room, Baywalk, Nightshift, Sunrise, Terrace, Ballroom, Library, Harbour, Orchid, Narra'.split(
    ', ',
  );
const FISH_HUNTS =
  'Census, Cannon, Rumpus, Fuss, Mayor, Harvest, Patrol, Scuffle, Buffet, Storm, Expedition, Arcade, Barangay, Rescue, Odyssey, Regatta, Siege, Potluck, Ministry, Raid'.split(
    ', ',
  );
const FISH_HEROES: Record<string, readonly string[]> = {
  SHOOTER: [
    'Lapu-Lapu',
    'Sardine',
    'Barracuda',
    'Shark',
    'Lantern Fish',
    'Tuna',
    'Grouper',
    'Sailfish',
    'Bangus',
    'Pufferfish',
  ],
  BOSS: [
    'Old Tentacles',
    'Iron Crab',
    'Abyss Queen',
    'Bakunawa',
    'Emperor Squid',
    'Old Pincer',
    'Grandmother Squid',
  ],
  ARCADE: ['Pawikan', 'Jellyfish', 'Coral', 'Bubble', 'Seahorse', 'Tide Pool', 'Dugong'],
};
const PVP_GAMES: Record<string, readonly string[]> = {
  POKER: [
    'Pusoy',
    'Pusoy Siyam',
    'Three-Row Pusoy',
    'Bandera Pusoy',
    'Pusoy Kanto',
    'Nine-Card Pusoy',
    'Pusoy Tambayan',
  ],
  TONGITS: ['Tongits', 'Tongits Tambayan', 'Tongits Kanto', 'Joker Tongits'],
  MAHJONG: ['Mahjong', 'Two-Man Mahjong', 'Blood Mahjong', 'Pinoy Mahjong', 'Rapid Mahjong'],
  DOMINO: ['Domino', 'Gaple', 'QiuQiu', 'All Fives'],
  RUMMY: ['Rummy', 'Gin Rummy', 'Forty-One', 'Remi'],
};
const ESPORTS_EVENTS: Record<string, readonly string[]> = {
  MOBA: ['Five Lanes', 'Crown of Lanes', 'River Season', 'Fallen Towers Cup', 'Jungle League'],
  TACTICAL: ['Bombsite', 'Clutch Series', 'Smoke & Flash', 'Round Thirty', 'Watchtower Cup'],
  ARENA: ['Arena Cousins', 'Last One Standing', 'Battle Circle', 'Fighters’ Ladder'],
  SIM_RACING: ['Pixel Grand Prix', 'Late Brakers', 'Virtual Rally', 'Slipstream Series'],
};
const SPORTS_BOOKS: Record<string, readonly string[]> = {
  FOOTBALL: ['Football Book', 'Virtual Football', 'Penalty Derby', 'Weekend Goals'],
  BASKETBALL: ['Hoops Book', 'Virtual Hoops', 'Barangay Liga', 'Three-Point Line'],
  TENNIS: ['Tennis Book', 'Virtual Tennis', 'Match Point'],
  BOXING: ['Fight Night', 'Ringside Book', 'Combat Odds'],
  VOLLEYBALL: ['Spike Book', 'Beach Volley', 'Set Point'],
  VIRTUAL: ['Virtual Speedway', 'Turbo Dogs', 'Night Grand Prix', 'Tricycle Cup'],
};
const OTHER_GAMES: Record<string, readonly string[]> = {
  DERBY: ['Three-Stag Derby', 'Plaza Derby Live', 'Five-Stag Series', 'Morning Hackfight'],
  CRASH: [
    'Kwitis Crash',
    'Lipad',
    'Saranggola Up',
    'Tin Comet Crash',
    'Jeepney Brake',
    'Balloon Limit',
  ],
  MINES: ['Mango Mines', 'Rice Field Mines', 'Pearl Mines', 'Quiet Steps'],
  PLINKO: ['Beads of Luck', 'Perya Plinko', 'Peg Parade', 'Coin Cascade'],
  HILO: ['Taas Baba', 'Hi-Lo Kanto', 'Higher Tita'],
  WHEEL: ['Roleta ng Plaza', 'Parol Spin', 'Ferris Spin', 'Color Wheel'],
};

function tableName(
  random: Random,
  category: NamedCategory,
  classify: string,
  place: () => string,
  modifier: () => string,
): string {
  const from = (source: Record<string, readonly string[]>): string =>
    random.pick(source[classify] ?? [classify]);
  switch (category) {
    case 'LIVE':
      return `${from(LIVE_TABLES)} ${random.chance(0.75) ? random.pick(ROOMS) : `Table ${random.int(1, 48)}`}`;
    case 'FISH':
      return random.chance(0.6)
        ? `${from(FISH_HEROES)} ${random.pick(FISH_HUNTS)}`
        : `${modifier()} ${from(FISH_HEROES)}`;
    case 'PVP':
      return random.chance(0.5)
        ? `${from(PVP_GAMES)} ${random.pick(ROOMS)}`
        : `${modifier()} ${from(PVP_GAMES)}`;
    case 'SPORTS':
      return random.chance(0.4) ? from(SPORTS_BOOKS) : `${from(SPORTS_BOOKS)} ${place()}`;
    case 'ESPORTS':
      return `${from(ESPORTS_EVENTS)} ${random.pick(['Manila', 'Open', 'Masters', 'Invitational', 'Finals', 'Rookie Cup', 'South', 'North', 'Circuit', 'Showdown'])}`;
    case 'COCKFIGHT':
      return `${from(OTHER_GAMES)} ${random.pick(['Morning', 'Noon', 'Evening', 'North Pit', 'South Pit', 'Grand Pit'])}`;
    case 'INHOUSE':
      return random.chance(0.5) ? from(OTHER_GAMES) : `${modifier()} ${from(OTHER_GAMES)}`;
    case 'RNG':
      return `${modifier()} ${place()}`;
  }
}
