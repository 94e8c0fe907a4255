import { texts } from '../../promotions/demo/draft';
import type { RewardDraft } from './draft';

interface Cash extends Pick<
  RewardDraft,
  | 'price'
  | 'limitPerMember'
  | 'minRank'
  | 'daysAgo'
  | 'redeemed'
  | 'palette'
  | 'backdrop'
  | 'motifs'
> {
  units: number;
}

const cash = ({ units, ...draft }: Cash): RewardDraft => {
  const sum = `₱${units.toLocaleString('en')}`;
  return {
    ...draft,
    id: `cash-${units}`,
    kind: 'CASH',
    name: texts(
      `${sum} bonus credit`,
      `${sum} na bonus credit`,
      `${sum} na dagdag na pondo`,
      `${sum} 奖金`,
      `Kredit bonus ${sum}`,
      `เครดิตโบนัส ${sum}`,
      `${sum} tiền thưởng`,
    ),
    description: texts(
      `${sum} goes into your wallet at once.`,
      `Papasok agad ang ${sum} sa wallet mo.`,
      `Papasok agad ang ${sum} sa iyong pitaka.`,
      `${sum} 立即存入您的钱包。`,
      `${sum} langsung masuk ke dompet Anda.`,
      `${sum} เข้ากระเป๋าเงินของคุณทันที`,
      `${sum} vào ví của bạn ngay lập tức.`,
    ),
    value: { kind: 'CASH', units, turnoverMultiple: 1 },
  };
};

/** Money into the wallet, the more the better the rate. */
export const CASH: readonly RewardDraft[] = [
  cash({
    units: 20,
    price: 210,
    daysAgo: 200,
    redeemed: 812,
    palette: 1,
    backdrop: 'river',
    motifs: ['coin', 'star', 'clover', 'lantern'],
  }),
  cash({
    units: 50,
    price: 500,
    daysAgo: 200,
    redeemed: 1_204,
    palette: 3,
    backdrop: 'river',
    motifs: ['coin', 'gem', 'horseshoe', 'star'],
  }),
  cash({
    units: 100,
    price: 960,
    daysAgo: 180,
    redeemed: 640,
    palette: 5,
    backdrop: 'river',
    motifs: ['chest', 'coin', 'gem', 'star'],
  }),
  cash({
    units: 500,
    price: 4_600,
    limitPerMember: 4,
    daysAgo: 120,
    redeemed: 96,
    palette: 7,
    backdrop: 'river',
    motifs: ['chest', 'crown', 'coin', 'gem'],
  }),
  cash({
    units: 2_000,
    price: 17_500,
    limitPerMember: 2,
    minRank: 3,
    daysAgo: 40,
    redeemed: 11,
    palette: 2,
    backdrop: 'river',
    motifs: ['crown', 'chest', 'coin', 'gem', 'star'],
  }),
];

interface Spins extends Omit<Cash, 'units'> {
  spins: number;
}

const freeSpins = ({ spins, ...draft }: Spins): RewardDraft => ({
  ...draft,
  id: `spins-${spins}`,
  kind: 'FREE_SPINS',
  name: texts(
    `${spins} free spins`,
    `${spins} free spins`,
    `${spins} libreng ikot`,
    `${spins} 次免费旋转`,
    `${spins} putaran gratis`,
    `ฟรีสปิน ${spins} ครั้ง`,
    `${spins} vòng quay miễn phí`,
  ),
  description: texts(
    'Rounds of the slot that cost nothing; what they win is yours.',
    'Mga ikot sa slot na walang bayad; sa iyo ang panalo.',
    'Mga ikot sa slot na walang bayad; iyo ang mapapanalunan.',
    '老虎机免费旋转，赢得的归您。',
    'Putaran slot tanpa biaya; hasil menangnya milik Anda.',
    'หมุนสล็อตโดยไม่เสียเงิน ถ้าชนะเป็นของคุณ',
    'Vòng quay slot không mất tiền; thắng bao nhiêu là của bạn.',
  ),
  value: { kind: 'FREE_SPINS', spins, days: 7, turnoverMultiple: 1 },
});

/** Rounds of the slot. */
export const FREE_SPINS: readonly RewardDraft[] = [
  freeSpins({
    spins: 10,
    price: 110,
    daysAgo: 150,
    redeemed: 990,
    palette: 0,
    backdrop: 'bulbs',
    motifs: ['seven', 'cherry', 'star', 'bell'],
  }),
  freeSpins({
    spins: 20,
    price: 200,
    daysAgo: 150,
    redeemed: 1_430,
    palette: 4,
    backdrop: 'bulbs',
    motifs: ['seven', 'mango', 'cherry', 'star'],
  }),
  freeSpins({
    spins: 50,
    price: 470,
    daysAgo: 90,
    redeemed: 388,
    palette: 6,
    backdrop: 'bulbs',
    motifs: ['seven', 'watermelon', 'calamansi', 'star', 'bell'],
  }),
  freeSpins({
    spins: 100,
    price: 880,
    minRank: 2,
    daysAgo: 14,
    redeemed: 71,
    palette: 8,
    backdrop: 'bulbs',
    motifs: ['seven', 'crown', 'pineapple', 'star', 'gem'],
  }),
];
