import type { BannerScene } from '../../../art';
import type { CalendarPeriod } from '../../../../kernel/time/calendar';
import type { Category } from '../../../games';
import type { Texts } from '../../../../kernel/text/texts';
import { texts } from '../../promotions/demo/draft';
import type { PrizeSpec } from '../prizes/prize';

/** What the places from `from` to `to` get, each. */
interface PlacePrize {
  readonly from: number;
  readonly to: number;
  readonly prize: PrizeSpec;
}

/** A tournament that comes again with each day, week or month of the brand, as it is written down. */
export interface TournamentSeries {
  readonly id: string;
  readonly every: Extract<CalendarPeriod, 'day' | 'week' | 'month'>;
  /** Bets of one kind alone. */
  readonly category?: Category;
  /** All turnover, or the best payout as a multiple of its stake. */
  readonly score: 'TURNOVER' | 'MULTIPLIER';
  /** A bet counts from this stake on; units of a bonus. 0: whatever was paid. */
  readonly minStake: number;
  readonly prizes: readonly PlacePrize[];
  readonly scene: BannerScene;
  readonly title: Texts;
  /** One sentence. */
  readonly summary: Texts;
}

const cash = (units: number): PrizeSpec => ({ type: 'CASH', units });
const points = (count: number): PrizeSpec => ({ type: 'POINTS', points: count });
const spins = (count: number): PrizeSpec => ({ type: 'FREE_SPINS', spins: count });
const place = (from: number, prize: PrizeSpec, to = from): PlacePrize => ({ from, to, prize });

/** The tournaments of the demonstration. */
export const SERIES: readonly TournamentSeries[] = [
  {
    id: 'slots-week',
    every: 'week',
    category: 'RNG',
    score: 'MULTIPLIER',
    minStake: 1,
    prizes: [
      place(1, cash(3_000)),
      place(2, cash(1_500)),
      place(3, cash(800)),
      place(4, spins(50), 10),
      place(11, points(300), 25),
    ],
    scene: {
      backdrop: 'fiesta',
      motifs: ['seven', 'lantern', 'parol', 'trophy', 'star'],
      palette: 2,
    },
    title: texts(
      'Lantern race of the slots',
      'Karera ng parol sa slots',
      'Karera ng mga parol sa mga slot',
      '老虎机花灯赛',
      'Lomba lentera slot',
      'ศึกโคมไฟสล็อต',
      'Cuộc đua đèn lồng slot',
    ),
    summary: texts(
      'The best win as a multiple of its stake counts, however small the stake is.',
      'Ang pinakamataas na panalo kumpara sa taya ang bilang, gaano man kaliit ang taya.',
      'Ang pinakamataas na panalo ayon sa dami ng beses ng taya ang binibilang, gaano man ito kaliit.',
      '以单次赢利相对投注的倍数排名，投注大小不限。',
      'Kemenangan terbaik sebagai kelipatan taruhan yang dihitung, sekecil apa pun taruhannya.',
      'นับรางวัลสูงสุดเป็นจำนวนเท่าของเดิมพัน ไม่ว่าเดิมพันจะเล็กเพียงใด',
      'Tính ván thắng cao nhất theo bội số mức cược, dù cược nhỏ đến đâu.',
    ),
  },
  {
    id: 'live-week',
    every: 'week',
    category: 'LIVE',
    score: 'TURNOVER',
    minStake: 10,
    prizes: [
      place(1, cash(5_000)),
      place(2, cash(2_500)),
      place(3, cash(1_000)),
      place(4, points(1_000), 20),
    ],
    scene: { backdrop: 'salon', motifs: ['roulette', 'cards', 'chips', 'trophy'], palette: 1 },
    title: texts(
      'Week of the live tables',
      'Linggo ng live tables',
      'Linggo ng mga buhay na mesa',
      '真人桌台周赛',
      'Pekan meja live',
      'สัปดาห์โต๊ะสด',
      'Tuần lễ bàn trực tiếp',
    ),
    summary: texts(
      'All that you turn over at the live tables counts.',
      'Lahat ng turnover mo sa live tables ay bilang.',
      'Binibilang ang lahat ng kabuuang taya mo sa mga buhay na mesa.',
      '真人桌台的全部流水均计入。',
      'Semua turnover Anda di meja live dihitung.',
      'นับยอดเทิร์นโอเวอร์ทั้งหมดที่โต๊ะสด',
      'Tính toàn bộ doanh thu cược ở bàn trực tiếp.',
    ),
  },
  {
    id: 'daily-sprint',
    every: 'day',
    score: 'TURNOVER',
    minStake: 1,
    prizes: [
      place(1, cash(500)),
      place(2, cash(200)),
      place(3, cash(100)),
      place(4, spins(10), 10),
      place(11, points(50), 50),
    ],
    scene: { backdrop: 'stadium', motifs: ['clock', 'rocket', 'star', 'firework'], palette: 4 },
    title: texts(
      'Sprint of the day',
      'Sprint ng araw',
      'Takbuhan ng araw',
      '每日冲刺赛',
      'Sprint harian',
      'สปรินต์ประจำวัน',
      'Chạy nước rút trong ngày',
    ),
    summary: texts(
      'Whatever you play today counts, in every kind of game.',
      'Bilang ang lahat ng laro mo ngayong araw, kahit anong uri.',
      'Binibilang ang lahat ng nilalaro mo ngayong araw, anumang uri ng laro.',
      '今天的所有游戏均计入排名。',
      'Semua permainan Anda hari ini dihitung, jenis apa pun.',
      'นับทุกเกมที่คุณเล่นวันนี้ ไม่ว่าประเภทใด',
      'Mọi trò bạn chơi hôm nay đều được tính.',
    ),
  },
  {
    id: 'fish-month',
    every: 'month',
    category: 'FISH',
    score: 'TURNOVER',
    minStake: 0,
    prizes: [place(1, cash(2_000)), place(2, cash(1_000)), place(3, points(2_000), 10)],
    scene: {
      backdrop: 'reef',
      motifs: ['fish', 'octopus', 'pearl', 'shell', 'trophy'],
      palette: 3,
    },
    title: texts(
      'Fishing month',
      'Buwan ng pangingisda',
      'Buwan ng pamamalakaya',
      '捕鱼月赛',
      'Bulan memancing',
      'เดือนแห่งการยิงปลา',
      'Tháng bắn cá',
    ),
    summary: texts(
      'Every shot at the fish counts, the whole month long.',
      'Bilang ang bawat tira sa isda, buong buwan.',
      'Binibilang ang bawat tira sa isda sa buong buwan.',
      '整月内每一发捕鱼炮弹都计入。',
      'Setiap tembakan ke ikan dihitung, sebulan penuh.',
      'นับทุกนัดที่ยิงปลา ตลอดทั้งเดือน',
      'Mỗi phát bắn cá đều được tính, suốt cả tháng.',
    ),
  },
];

const BY_ID = new Map(SERIES.map((series) => [series.id, series]));

/** The series of a tournament; undefined for one that is written down no more. */
export const seriesOf = (id: string): TournamentSeries | undefined => BY_ID.get(id);

/** What a tournament's picture shows; undefined for one that is not drawn here. */
export const tournamentScene = (id: string): BannerScene | undefined => BY_ID.get(id)?.scene;

/** What a place gets; undefined where it gets nothing. */
export const prizeOf = ({ prizes }: TournamentSeries, rank: number): PrizeSpec | undefined =>
  prizes.find(({ from, to }) => from <= rank && rank <= to)?.prize;
