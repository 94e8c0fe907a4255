import type { ContractKind } from '@perya/rules/agents';
import type { Brand } from '../../../kernel/brand';

/** The events that a party of a contract is notified of. */
export type ContractNews = 'offered' | 'active' | 'rejected' | 'withdrawn' | 'terminated' | 'ended';

interface Texts {
  kinds: Readonly<Record<ContractKind, string>>;
  /** `{kind}` is the contract's kind, `{account}` the other party's account. */
  titles: Readonly<Record<ContractNews, string>>;
  bodies: Readonly<Record<ContractNews, string>>;
}

/**
 * Texts in the site's languages. `ended` is for a contract that the rules ended because its upline's contract
 * changed.
 */
export const CONTRACT_TEXTS: Readonly<Record<Brand['defaultLanguage'], Texts>> = {
  EN: {
    kinds: {
      dividend: 'dividend contract',
      daily: 'daily wages contract',
      hourly: 'hourly wages contract',
      realTime: 'real-time wages contract',
    },
    titles: {
      offered: 'You have a contract offer',
      active: 'Your offer was accepted',
      rejected: 'Your offer was rejected',
      withdrawn: 'An offer was canceled',
      terminated: 'A contract was ended',
      ended: 'A contract has ended',
    },
    bodies: {
      offered: '{account} has offered you a {kind}. Read the terms and answer in the agent center.',
      active: '{account} has accepted the {kind}. It pays from the next period.',
      rejected: '{account} has rejected the {kind}.',
      withdrawn: '{account} has canceled the offer of a {kind}.',
      terminated: '{account} has ended the {kind}. The current period will still be paid.',
      ended:
        'Your {kind} has ended because {account}’s contract above it changed. The current period will still be paid.',
    },
  },
  TY: {
    kinds: {
      dividend: 'dividend contract',
      daily: 'daily wages contract',
      hourly: 'hourly salary contract',
      realTime: 'real-time salary contract',
    },
    titles: {
      offered: 'May alok na contract para sa iyo',
      active: 'Tinanggap ang alok mo',
      rejected: 'Tinanggihan ang alok mo',
      withdrawn: 'Binawi ang isang alok',
      terminated: 'Tinapos ang isang contract',
      ended: 'Tapos na ang isang contract',
    },
    bodies: {
      offered:
        'Inaalok ka ni {account} ng {kind}. Basahin ang terms sa agent centre at doon sumagot.',
      active: 'Tinanggap ni {account} ang {kind}. Magbabayad ito mula sa susunod na period.',
      rejected: 'Tinanggihan ni {account} ang {kind}.',
      withdrawn: 'Binawi ni {account} ang alok na {kind}.',
      terminated: 'Tinapos ni {account} ang {kind}. Babayaran pa rin ang kasalukuyang period.',
      ended:
        'Natapos ang {kind} mo dahil nagbago ang contract ni {account} sa itaas nito. Babayaran pa rin ang kasalukuyang period.',
    },
  },
  CN: {
    kinds: {
      dividend: '分红契约',
      daily: '日工资契约',
      hourly: '小时工资契约',
      realTime: '实时工资契约',
    },
    titles: {
      offered: '您收到一份契约',
      active: '您的契约已被接受',
      rejected: '您的契约被拒绝',
      withdrawn: '一份契约已被撤回',
      terminated: '一份契约已被终止',
      ended: '一份契约已结束',
    },
    bodies: {
      offered: '{account} 向您发出{kind}。请在代理中心查看条款并答复。',
      active: '{account} 已接受{kind}，从下一个周期开始计发。',
      rejected: '{account} 拒绝了{kind}。',
      withdrawn: '{account} 撤回了{kind}。',
      terminated: '{account} 终止了{kind}，当前周期仍会结算。',
      ended: '由于 {account} 的上级契约已变更，您的{kind}已结束，当前周期仍会结算。',
    },
  },
  ID: {
    kinds: {
      dividend: 'kontrak dividen',
      daily: 'kontrak upah harian',
      hourly: 'kontrak gaji per jam',
      realTime: 'kontrak gaji langsung',
    },
    titles: {
      offered: 'Ada penawaran kontrak untuk Anda',
      active: 'Penawaran Anda diterima',
      rejected: 'Penawaran Anda ditolak',
      withdrawn: 'Sebuah penawaran ditarik kembali',
      terminated: 'Sebuah kontrak diakhiri',
      ended: 'Sebuah kontrak telah berakhir',
    },
    bodies: {
      offered:
        '{account} menawarkan {kind} kepada Anda. Baca ketentuannya di pusat agen dan jawab di sana.',
      active: '{account} menerima {kind}. Kontrak ini dibayar mulai periode berikutnya.',
      rejected: '{account} menolak {kind}.',
      withdrawn: '{account} menarik kembali penawaran {kind}.',
      terminated: '{account} mengakhiri {kind}. Periode yang berjalan tetap dibayar.',
      ended:
        '{kind} Anda berakhir karena kontrak {account} di atasnya berubah. Periode yang berjalan tetap dibayar.',
    },
  },
  TH: {
    kinds: {
      dividend: 'สัญญาเงินปันผล',
      daily: 'สัญญาค่าจ้างรายวัน',
      hourly: 'สัญญาเงินเดือนรายชั่วโมง',
      realTime: 'สัญญาเงินเดือนเรียลไทม์',
    },
    titles: {
      offered: 'มีข้อเสนอสัญญาถึงคุณ',
      active: 'ข้อเสนอของคุณได้รับการตอบรับ',
      rejected: 'ข้อเสนอของคุณถูกปฏิเสธ',
      withdrawn: 'ข้อเสนอถูกถอนคืน',
      terminated: 'สัญญาถูกยกเลิก',
      ended: 'สัญญาสิ้นสุดแล้ว',
    },
    bodies: {
      offered: '{account} เสนอ{kind}ให้คุณ อ่านเงื่อนไขและตอบได้ที่ศูนย์ตัวแทน',
      active: '{account} ตอบรับ{kind}แล้ว จะเริ่มจ่ายตั้งแต่งวดถัดไป',
      rejected: '{account} ปฏิเสธ{kind}',
      withdrawn: '{account} ถอนข้อเสนอ{kind}',
      terminated: '{account} ยกเลิก{kind} งวดปัจจุบันยังจ่ายตามเดิม',
      ended: '{kind}ของคุณสิ้นสุดลง เพราะสัญญาของ {account} ที่อยู่เหนือขึ้นไปเปลี่ยนแปลง งวดปัจจุบันยังจ่ายตามเดิม',
    },
  },
  VI: {
    kinds: {
      dividend: 'hợp đồng cổ tức',
      daily: 'hợp đồng lương ngày',
      hourly: 'hợp đồng lương giờ',
      realTime: 'hợp đồng lương thời gian thực',
    },
    titles: {
      offered: 'Bạn nhận được đề nghị hợp đồng',
      active: 'Đề nghị của bạn đã được chấp nhận',
      rejected: 'Đề nghị của bạn bị từ chối',
      withdrawn: 'Một đề nghị đã bị rút lại',
      terminated: 'Một hợp đồng đã bị chấm dứt',
      ended: 'Một hợp đồng đã kết thúc',
    },
    bodies: {
      offered:
        '{account} đề nghị với bạn {kind}. Hãy đọc điều khoản và trả lời trong trung tâm đại lý.',
      active: '{account} đã chấp nhận {kind}. Hợp đồng trả từ kỳ tiếp theo.',
      rejected: '{account} đã từ chối {kind}.',
      withdrawn: '{account} đã rút lại đề nghị {kind}.',
      terminated: '{account} đã chấm dứt {kind}. Kỳ đang chạy vẫn được trả.',
      ended:
        '{kind} của bạn đã kết thúc vì hợp đồng phía trên của {account} đã thay đổi. Kỳ đang chạy vẫn được trả.',
    },
  },
  FIL: {
    kinds: {
      dividend: 'kontrata sa dibidendo',
      daily: 'kontrata sa arawang sahod',
      hourly: 'kontrata sa orasang sahod',
      realTime: 'kontrata sa agarang sahod',
    },
    titles: {
      offered: 'May iniaalok na kontrata sa inyo',
      active: 'Tinanggap ang inyong alok',
      rejected: 'Tinanggihan ang inyong alok',
      withdrawn: 'Binawi ang isang alok',
      terminated: 'Winakasan ang isang kontrata',
      ended: 'Nagwakas ang isang kontrata',
    },
    bodies: {
      offered:
        'Iniaalok sa inyo ni {account} ang isang {kind}. Basahin ang mga tuntunin sa sentro ng ahente at doon tumugon.',
      active: 'Tinanggap ni {account} ang {kind}. Magbabayad ito simula sa susunod na panahon.',
      rejected: 'Tinanggihan ni {account} ang {kind}.',
      withdrawn: 'Binawi ni {account} ang alok na {kind}.',
      terminated: 'Winakasan ni {account} ang {kind}. Babayaran pa rin ang kasalukuyang panahon.',
      ended:
        'Nagwakas ang inyong {kind} sapagkat nagbago ang kontrata ni {account} na nasa itaas nito. Babayaran pa rin ang kasalukuyang panahon.',
    },
  },
};
