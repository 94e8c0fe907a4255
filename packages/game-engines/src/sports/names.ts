/** Fictional towns. */
const TOWNS = [
  'San Lantern',
  'Puerto Parol',
  'Villa Banderitas',
  'Bagong Ilaw',
  'Santa Kampana',
  'Bukid Bituin',
  'Isla Habagat',
  'Punta Amihan',
  'Lambak Luna',
  'Batis Tala',
  'San Saranggola',
  'Gulod Kwitis',
  'Sitio Tambiolo',
  'Baybay Perlas',
  'Alon Mayari',
  'Santo Trumpo',
] as const;

const MASCOTS = [
  'Kites',
  'Tarsiers',
  'Carabaos',
  'Lanterns',
  'Rockets',
  'Maya Birds',
  'Pearl Divers',
  'Monsoon',
  'Jeepneys',
  'Drummers',
  'Volcano',
  'Fireflies',
  'Sea Turtles',
  'Night Market',
  'Harvest',
  'Thunder',
] as const;

const ESPORTS = [
  'Kwitis Five',
  'Team Tambay',
  'Neon Carabao',
  'Halo Squad',
  'Ube Protocol',
  'Static Maya',
  'Lag Busters',
  'Parol Prime',
  'Ghost Jeepney',
  'Bulan Esports',
  'Merienda Club',
  'Zero Ping Plaza',
  'Tala Kinetics',
  'Brownout',
  'Sungka Syndicate',
  'Habagat Gaming',
] as const;

const GIVEN = [
  'Alon',
  'Bituin',
  'Dakila',
  'Hiraya',
  'Isagani',
  'Kidlat',
  'Liwayway',
  'Magat',
  'Sinag',
  'Tala',
  'Amihan',
  'Bayani',
] as const;

const FAMILY = [
  'Parolito',
  'Saranggo',
  'Kampanero',
  'Lampadera',
  'Trumpono',
  'Tambuleno',
  'Bulalakaw',
  'Dagatan',
  'Kalyesan',
  'Perlasin',
  'Banderas-Ilo',
  'Kwitano',
] as const;

const RACERS = [
  'Tin Comet',
  'Copper Carriage',
  'Night Tricycle',
  'Second Wind',
  'Mango Express',
  'Blue Curtain',
  'Late Braker',
  'Rice Rocket Nine',
  'Old Lighthouse',
  'Paper Kite',
  'Halo Mix',
  'Quiet Volcano',
] as const;

const STAGS = [
  'Bulik ni Tala',
  'Talisayin',
  'Putik-Tapang',
  'Asul na Bulalakaw',
  'Dilaw na Hari',
  'Itim na Gabi',
  'Pulang Parol',
  'Mestisong Kidlat',
  'Binabae ng Gulod',
  'Hiraw na Bituin',
  'Alimbuyugin',
  'Lasak ni Amihan',
] as const;

/** Fixed club names: each town has its own mascot in each sport. */
export const clubsOf = (turn: number): string[] =>
  TOWNS.map((town, place) => `${town} ${MASCOTS[(place * 5 + turn) % MASCOTS.length] ?? ''}`);

/** Every given name is combined with family names at three offsets: 36 people. */
export const PEOPLE: readonly string[] = GIVEN.flatMap((given, place) =>
  [0, 4, 7].map((by) => `${given} ${FAMILY[(place + by) % FAMILY.length] ?? ''}`),
);

export { ESPORTS, RACERS, STAGS };
