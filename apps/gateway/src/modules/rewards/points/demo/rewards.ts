import type { BannerScene } from '../../../art';
import type { Texts } from '../../../../kernel/text/texts';
import { texts } from '../../promotions/demo/draft';
import type { RewardKind } from '../schema';
import type { RewardDraft } from './draft';
import { GOODS } from './goods';
import { CASH, FREE_SPINS } from './money';
import { VOUCHERS } from './vouchers';

/** What the demonstration's mall offers: of every kind, in every state. */
export const REWARDS: readonly RewardDraft[] = [...CASH, ...FREE_SPINS, ...VOUCHERS, ...GOODS];

const BY_ID = new Map(REWARDS.map((draft) => [draft.id, draft]));

/** What a reward's picture shows; undefined for one that is not drawn here. */
export const rewardScene = (id: string): BannerScene | undefined => BY_ID.get(id);

/** How rewards of a kind are used. */
export const TERMS: Readonly<Record<RewardKind, Texts>> = {
  CASH: texts(
    'The money is in your wallet at once.\nPlay it once before you withdraw.',
    'Nasa wallet mo agad ang pera.\nLaruin ito nang isang beses bago mag-withdraw.',
    'Nasa iyong pitaka agad ang pera.\nLaruin ito nang isang ulit bago mag-withdraw.',
    '金额立即到账。\n提款前须完成一倍流水。',
    'Uang langsung masuk ke dompet.\nMainkan satu kali sebelum menarik.',
    'เงินเข้ากระเป๋าทันที\nต้องเล่นหนึ่งรอบก่อนถอน',
    'Tiền vào ví ngay.\nChơi một vòng trước khi rút.',
  ),
  FREE_SPINS: texts(
    'The spins wait in the slot itself, for seven days.\nWhat they win is played once before you withdraw.',
    'Naghihintay ang spins sa mismong slot nang pitong araw.\nLaruin ang panalo nang isang beses bago mag-withdraw.',
    'Naghihintay ang mga ikot sa mismong slot nang pitong araw.\nLaruin ang panalo nang isang ulit bago mag-withdraw.',
    '免费旋转在该老虎机内保留七天。\n赢得的金额提款前须完成一倍流水。',
    'Putaran menunggu di slotnya selama tujuh hari.\nKemenangan dimainkan satu kali sebelum ditarik.',
    'ฟรีสปินรออยู่ในเกมสล็อตเจ็ดวัน\nเงินที่ชนะต้องเล่นหนึ่งรอบก่อนถอน',
    'Vòng quay chờ ngay trong slot bảy ngày.\nTiền thắng chơi một vòng trước khi rút.',
  ),
  VOUCHER: texts(
    'The code is shown once: write it down or copy it.\nA code is good for a year and cannot be exchanged.',
    'Isang beses lang ipapakita ang code: isulat o kopyahin ito.\nIsang taon ang bisa ng code at hindi ito maipapalit.',
    'Minsan lamang ipapakita ang kodigo: isulat o kopyahin ito.\nIsang taon ang bisa ng kodigo at hindi maipapalit.',
    '代码只显示一次，请记下或复制。\n代码一年内有效，不可兑换。',
    'Kode hanya ditampilkan sekali: catat atau salin.\nKode berlaku setahun dan tidak dapat ditukar.',
    'โค้ดแสดงเพียงครั้งเดียว โปรดจดหรือคัดลอกไว้\nโค้ดใช้ได้หนึ่งปีและแลกคืนไม่ได้',
    'Mã chỉ hiện một lần: hãy ghi lại hoặc sao chép.\nMã có hạn một năm và không đổi được.',
  ),
  GOODS: texts(
    'Sent within seven days, free of charge.\nIf it cannot be sent, your points come back.',
    'Ipapadala sa loob ng pitong araw, walang bayad.\nKung hindi maipadala, ibabalik ang points mo.',
    'Ipadadala sa loob ng pitong araw, walang bayad.\nKung hindi maipadala, ibabalik ang iyong mga puntos.',
    '七天内免费寄出。\n若无法寄送，积分将退回。',
    'Dikirim dalam tujuh hari, gratis.\nJika tidak dapat dikirim, poin Anda kembali.',
    'จัดส่งฟรีภายในเจ็ดวัน\nหากส่งไม่ได้ จะคืนแต้มให้คุณ',
    'Gửi trong bảy ngày, miễn phí.\nNếu không gửi được, điểm của bạn được trả lại.',
  ),
};
