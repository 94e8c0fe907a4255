/*
 * The pictures that stories show at the platform's addresses, with the demo platform's picture that is drawn
 * for each. A story with a picture that isn't here fails as a test.
 */

/** The ids in stories, and those of the demo platform. */
type Ids = Readonly<Record<string, string>>;

/** The widths that pages ask for, and those that are drawn for them: encoding takes most of the time. */
type Widths = Readonly<Record<number, number>>;

const COVER_WIDTHS: Widths = { 160: 240, 240: 240, 320: 480, 480: 480 };
export const BANNER_WIDTHS: Widths = { 640: 1280, 960: 1280, 1280: 1280, 1920: 1280 };
const REWARD_WIDTHS: Widths = { 320: 640, 640: 640 };
export const FORMATS = ['avif', 'webp'] as const;

/** The demo platform's first slots, for the games of `testGames` and `wireGames`. */
const FIRST_SLOT = 100_103;
const DIFFERENT_GAMES = 12;
const COVERS: Ids = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [
    `cover/g-${at + 1}`,
    `cover/${FIRST_SLOT + (at % DIFFERENT_GAMES)}`,
  ]),
);

const REWARDS: Ids = {
  'reward/cash': 'reward/voucher-market',
  'reward/coffee': 'reward/voucher-coffee',
  'reward/lantern': 'reward/goods-lantern',
  'reward/spins': 'reward/voucher-film',
};

const BANNERS: Ids = {
  'banner/b-1': 'banner/home-fair',
  'banner/b-2': 'banner/home-reef',
  'promotion/cashback-daily': 'promotion/cashback-daily',
  'promotion/event-lanterns': 'promotion/event-lanterns',
  'promotion/np-welcome': 'promotion/np-welcome',
};

/** The marks of the studios in stories, and those of the demo platform. */
const VENDORS = {
  DGT: 'NKT',
  ELO0: 'KWT',
  ESP0: 'UBM',
  FIS0: 'TNC',
  HBG: 'KLB',
  INH0: 'PPL',
  LBN: 'VMG',
  LIV0: 'MSG',
  LIV1: 'AMH',
  LNT: 'BDW',
  MYA: 'HHG',
  PVP0: 'BRM',
  RNG0: 'CPJ',
  RNG1: 'QVO',
  RNG2: 'CBD',
  SPO0: 'SSN',
  TF: 'TF',
  TLA: 'LMP',
};

const FACES = ['carabao', 'tarsier', 'tiger', 'monkey', 'parrot', 'eagle', 'frog', 'cat'];

/** Files that aren't drawn in several widths. */
const DRAWINGS: Ids = {
  ...Object.fromEntries(
    Object.entries(VENDORS).map(([code, drawn]) => [`vendor/${code}`, `vendor/${drawn}`]),
  ),
  ...Object.fromEntries(FACES.map((face) => [`avatar/${face}`, `avatar/${face}`])),
};

/** The demo platform's file for each file of the stories, both relative to `/art/`. */
export function platformFiles(): Record<string, string> {
  return Object.fromEntries([
    ...sized(COVERS, COVER_WIDTHS),
    ...sized(REWARDS, REWARD_WIDTHS),
    ...sized(BANNERS, BANNER_WIDTHS),
    ...sized(BANNERS, BANNER_WIDTHS, '-phone'),
    ...Object.entries(DRAWINGS).map(([id, drawn]) => [`${id}.svg`, `${drawn}.svg`] as const),
  ]);
}

function sized(ids: Ids, widths: Widths, crop = ''): [string, string][] {
  return Object.entries(ids).flatMap(([id, drawn]) =>
    Object.entries(widths).flatMap(([width, drawnWidth]) =>
      FORMATS.map((format): [string, string] => [
        `${id}${crop}-${width}.${format}`,
        `${drawn}${crop}-${drawnWidth}.${format}`,
      ]),
    ),
  );
}
