import { eq } from 'drizzle-orm';
import { member } from '../members/schema';
import { texts } from '../promotions/demo/draft';
import type { SeedContext } from '../seed/seed';
import { redemption } from './schema';

const DAY_MS = 86_400_000;

const FREE_SPINS = texts(
  'Twenty free spins',
  'Dalawampung free spin',
  'Dalawampung libreng ikot',
  '二十次免费旋转',
  'Dua puluh putaran gratis',
  'ฟรีสปินยี่สิบครั้ง',
  'Hai mươi vòng quay miễn phí',
);
const LANTERN = texts(
  'A lantern of capiz shell',
  'Parol na yari sa capiz',
  'Parol na gawa sa kapis',
  '贝壳灯笼',
  'Lentera kulit kerang',
  'โคมไฟเปลือกหอย',
  'Đèn lồng vỏ sò',
);
const CASH = texts(
  '₱50 in cash',
  '₱50 na cash',
  '₱50 na salapi',
  '₱50 现金',
  'Uang tunai ₱50',
  'เงินสด ₱50',
  '₱50 tiền mặt',
);
const NO_ADDRESS = texts(
  'The address was missing. Your points are back.',
  'Kulang ang address. Naibalik na ang mga point mo.',
  'Kulang ang tirahan. Naibalik na ang iyong mga puntos.',
  '缺少地址，积分已退回。',
  'Alamat tidak diisi. Poin Anda sudah kembali.',
  'ไม่มีที่อยู่ คืนคะแนนให้คุณแล้ว',
  'Thiếu địa chỉ. Điểm của bạn đã được trả lại.',
);

/** What `juan01` has redeemed: one in each state. */
export async function seedRedemptions({ db, now }: SeedContext): Promise<void> {
  const [row] = await db.select({ id: member.id }).from(member).where(eq(member.account, 'juan01'));
  if (row === undefined) return;
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const mine = { memberId: row.id, quantity: 1 };
  await db.insert(redemption).values([
    { ...mine, rewardName: CASH, points: 500, status: 'APPROVED', at: at(20) },
    {
      ...mine,
      rewardName: LANTERN,
      points: 1_200,
      status: 'REJECTED',
      note: NO_ADDRESS,
      at: at(9),
    },
    { ...mine, quantity: 2, rewardName: FREE_SPINS, points: 400, status: 'IN_PROCESS', at: at(1) },
  ]);
}
