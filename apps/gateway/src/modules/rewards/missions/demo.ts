import type { Category } from '../../games';
import type { Texts } from '../../../kernel/text/texts';
import { texts } from '../promotions/demo/draft';

/** Something to do for a reward, as it is written down. */
export interface MissionSeed {
  readonly id: string;
  readonly period: 'DAILY' | 'WEEKLY' | 'ONCE';
  readonly measure: 'TURNOVER' | 'DEPOSITS' | 'BETS' | 'WINS' | 'DAYS';
  /** Units (see `bonusIn`) for money, a whole number otherwise. */
  readonly goal: number;
  /** Units. */
  readonly reward: number;
  readonly rewardPoints: number;
  /** Tickets for the wheel. Default 0. */
  readonly rewardTickets?: number;
  /** Play of one kind alone. */
  readonly category?: Category;
  readonly title: Texts;
}

/** The missions of the demonstration. */
export const MISSIONS: readonly MissionSeed[] = [
  {
    id: 'daily-bets',
    period: 'DAILY',
    measure: 'BETS',
    goal: 5,
    reward: 5,
    rewardPoints: 20,
    title: texts(
      'Play five rounds today',
      'Maglaro ng limang round ngayong araw',
      'Maglaro ng limang salang ngayong araw',
      '今天玩五局',
      'Mainkan lima ronde hari ini',
      'เล่นห้ารอบวันนี้',
      'Chơi năm ván hôm nay',
    ),
  },
  {
    id: 'daily-wins',
    period: 'DAILY',
    measure: 'WINS',
    goal: 3,
    reward: 5,
    rewardPoints: 30,
    category: 'RNG',
    title: texts(
      'Win three times on the slots today',
      'Manalo nang tatlong beses sa slots ngayong araw',
      'Manalo nang tatlong ulit sa mga slot ngayong araw',
      '今天在电子游戏中赢三次',
      'Menang tiga kali di slot hari ini',
      'ชนะสล็อตสามครั้งวันนี้',
      'Thắng ba lần ở slot hôm nay',
    ),
  },
  {
    id: 'weekly-turnover',
    period: 'WEEKLY',
    measure: 'TURNOVER',
    goal: 2_000,
    reward: 20,
    rewardPoints: 150,
    rewardTickets: 1,
    title: texts(
      'The week’s turnover',
      'Turnover ng linggo',
      'Kabuuang taya sa linggo',
      '本周流水',
      'Turnover minggu ini',
      'ยอดเทิร์นโอเวอร์ประจำสัปดาห์',
      'Doanh thu cược trong tuần',
    ),
  },
  {
    id: 'weekly-days',
    period: 'WEEKLY',
    measure: 'DAYS',
    goal: 4,
    reward: 10,
    rewardPoints: 100,
    title: texts(
      'Come by on four days of the week',
      'Dumaan nang apat na araw sa linggo',
      'Bumisita sa apat na araw ng linggo',
      '本周有四天登录',
      'Mampir empat hari dalam seminggu',
      'แวะมาสี่วันในสัปดาห์นี้',
      'Ghé vào bốn ngày trong tuần',
    ),
  },
  {
    id: 'weekly-deposits',
    period: 'WEEKLY',
    measure: 'DEPOSITS',
    goal: 1_000,
    reward: 15,
    rewardPoints: 120,
    title: texts(
      'Deposits of the week',
      'Mga deposit ng linggo',
      'Mga deposito sa linggo',
      '本周存款',
      'Deposit minggu ini',
      'ยอดฝากประจำสัปดาห์',
      'Tiền nạp trong tuần',
    ),
  },
  {
    id: 'once-first-bet',
    period: 'ONCE',
    measure: 'BETS',
    goal: 1,
    reward: 10,
    rewardPoints: 50,
    title: texts(
      'Your first round',
      'Ang una mong round',
      'Ang una mong salang',
      '您的第一局',
      'Ronde pertama Anda',
      'รอบแรกของคุณ',
      'Ván đầu tiên của bạn',
    ),
  },
];
