import { type Texts, texts } from '../../../kernel/text/texts';
import type { PromotionSeed } from './promotions';
import type { RejectionReason } from './schema';

/** Why an application was rejected. */
export const REASONS: Readonly<Record<RejectionReason, Texts>> = {
  tooShort: texts(
    'We need a bit more to go on. Add a few more words or a picture, and send it again.',
    'Masyadong maikli, wala kaming nalaman. Dagdagan ng isang linya, o lagyan ng picture.',
    'Masyadong maikli upang may malaman kami. Dagdagan ng isang linya, o lakipan ng larawan.',
    '内容太短，我们无法了解。请多写一行，或附上一张图片。',
    'Terlalu singkat untuk kami pahami. Tambahkan satu baris, atau sebuah gambar.',
    'ข้อความสั้นเกินไป เขียนเพิ่มอีกหนึ่งบรรทัด หรือแนบรูปมาด้วย',
    'Nội dung quá ngắn nên chúng tôi chưa hiểu. Hãy viết thêm một dòng hoặc gửi kèm ảnh.',
  ),
  unclearPicture: texts(
    'The picture is too blurry to see the lantern. Take it again in better light.',
    'Malabo ang picture, hindi makita ang parol. Kunan ulit sa mas maliwanag.',
    'Malabo ang larawan at hindi makita ang parol. Kunan itong muli sa mas maliwanag na lugar.',
    '照片太模糊，看不清灯笼。请在光线好一些的地方重拍。',
    'Fotonya terlalu buram untuk melihat lampionnya. Ambil lagi dengan cahaya lebih baik.',
    'รูปไม่ชัดจนมองไม่เห็นโคม ถ่ายใหม่ในที่สว่างกว่านี้',
    'Ảnh quá mờ, không thấy rõ đèn lồng. Hãy chụp lại nơi sáng hơn.',
  ),
};

export const HEADINGS = {
  steps: texts(
    'How it works',
    'Paano ito',
    'Paano ito gumagana',
    '参与方式',
    'Cara kerjanya',
    'วิธีเข้าร่วม',
    'Cách tham gia',
  ),
  terms: texts(
    'Terms',
    'Mga patakaran',
    'Mga tuntunin',
    '条款',
    'Ketentuan',
    'เงื่อนไข',
    'Điều khoản',
  ),
};

export const ROWS = {
  runs: texts('Dates', 'Kailan', 'Panahon', '活动时间', 'Berlangsung', 'ช่วงเวลา', 'Thời gian'),
  whom: texts('Open to', 'Para kanino', 'Para kanino', '适用对象', 'Untuk', 'สำหรับ', 'Dành cho'),
  bonus: texts(
    'Maximum bonus',
    'Pinakamalaki',
    'Pinakamalaking halaga',
    '最高金额',
    'Paling banyak',
    'สูงสุด',
    'Tối đa',
  ),
};

export const UNTIL_ENDED = texts(
  'No end date. We’ll announce it a week before it ends.',
  'hanggang tapusin ng operator, na sasabihin isang linggo bago nito',
  'hanggang tapusin ng operator, na ipaaalam isang linggo bago nito',
  '直至运营方结束，结束前一周会公告',
  'sampai diakhiri operator, diumumkan seminggu sebelumnya',
  'จนกว่าผู้ให้บริการจะสิ้นสุด โดยแจ้งล่วงหน้าหนึ่งสัปดาห์',
  'cho đến khi nhà điều hành kết thúc, có báo trước một tuần',
);

/** `{rank}` is the club rank. */
export const FOR_RANK = texts(
  'Members with club rank {rank} or higher',
  'members mula club rank {rank}',
  'mga kasapi mula sa ika-{rank} ranggo ng club',
  '俱乐部等级 {rank} 级及以上会员',
  'anggota mulai peringkat klub {rank}',
  'สมาชิกตั้งแต่คลับระดับ {rank}',
  'hội viên từ hạng câu lạc bộ {rank}',
);
export const FOR_ALL = texts(
  'All members',
  'lahat ng members',
  'lahat ng kasapi',
  '所有会员',
  'semua anggota',
  'สมาชิกทุกคน',
  'mọi hội viên',
);
export const FOR_NEW = texts(
  'Members in their first month',
  'members sa unang buwan nila',
  'mga kasapi sa kanilang unang buwan',
  '注册首月的会员',
  'anggota di bulan pertamanya',
  'สมาชิกในเดือนแรก',
  'hội viên trong tháng đầu tiên',
);

/** What a member does, by how they take part. */
export const STEPS: Readonly<Record<PromotionSeed['entry'], readonly Texts[]>> = {
  AUTO: [
    texts(
      'There’s nothing to do and no code to enter: it’s automatic.',
      'Walang pipindutin at walang code: kusa itong bibilangin.',
      'Walang pipindutin at walang code: kusa itong bibilangin.',
      '无需点击，也无需代码：系统自动计算。',
      'Tidak ada yang perlu ditekan dan tanpa kode: dihitung sendiri.',
      'ไม่ต้องกดอะไรและไม่ต้องใช้โค้ด ระบบนับให้เอง',
      'Không cần bấm gì và không cần mã: hệ thống tự tính.',
    ),
    texts(
      'You’ll see what you get in your account record.',
      'Makikita sa account record mo ang resulta.',
      'Makikita sa iyong account record ang kalalabasan.',
      '结果可在账户记录中查看。',
      'Hasilnya tercatat di catatan akun Anda.',
      'ผลที่ได้อยู่ในประวัติบัญชีของคุณ',
      'Kết quả có trong lịch sử tài khoản của bạn.',
    ),
  ],
  JOIN: [
    texts(
      'Choose “Join promotion” on this page, once.',
      'Pindutin ang “Sumali” sa page na ito, isang beses.',
      'Pindutin ang “Lumahok” sa pahinang ito, nang isang beses.',
      '在本页点一次“参加”。',
      'Tekan “Ikut serta” di halaman ini, satu kali.',
      'กด “เข้าร่วม” ในหน้านี้หนึ่งครั้ง',
      'Bấm “Tham gia” ở trang này một lần.',
    ),
    texts(
      'From then on, everything counts automatically.',
      'Mula roon, kusa na itong bibilangin.',
      'Mula noon, kusa na itong bibilangin.',
      '之后自动计算。',
      'Sejak itu dihitung sendiri.',
      'จากนั้นระบบนับให้เอง',
      'Từ đó hệ thống tự tính.',
    ),
    texts(
      'If you get a bonus, it stays on this page until you claim it.',
      'Ang bonus na dala nito ay maghihintay sa page na ito hanggang kunin mo.',
      'Ang bonus na dala nito ay maghihintay sa pahinang ito hanggang kunin mo.',
      '由此产生的奖金会在本页等您领取。',
      'Bonusnya menunggu di halaman ini sampai Anda klaim.',
      'โบนัสที่ได้จะรออยู่ในหน้านี้จนกว่าคุณจะกดรับ',
      'Tiền thưởng sẽ chờ ở trang này đến khi bạn nhận.',
    ),
  ],
  APPLY: [
    texts(
      'Send your application on this page.',
      'Ipadala ang application mo sa page na ito.',
      'Ipadala ang iyong aplikasyon sa pahinang ito.',
      '在本页提交申请。',
      'Kirim pengajuan Anda di halaman ini.',
      'ส่งใบสมัครของคุณในหน้านี้',
      'Gửi đơn của bạn ở trang này.',
    ),
    texts(
      'We’ll review it, and you can follow the status on this page.',
      'May magbabasa nito, at makikita sa page na ito kung nasaan na.',
      'May babasa nito, at ipakikita ng pahinang ito kung nasaan na.',
      '会有人审阅，进度在本页显示。',
      'Seseorang membacanya, dan halaman ini menunjukkan sejauh mana.',
      'มีคนอ่านจริง และหน้านี้จะแสดงว่าถึงขั้นไหนแล้ว',
      'Sẽ có người đọc, và trang này cho biết đã đến đâu.',
    ),
    texts(
      'If we approve it, the bonus stays here until you claim it. If we reject it, you’ll see why and can send another.',
      'Kung aprobado, maghihintay rito ang bonus hanggang kunin mo; kung hindi, mababasa mo kung bakit at puwede kang magpadala ulit.',
      'Kung pagbibigyan, maghihintay rito ang bonus hanggang kunin mo; kung hindi, mababasa mo kung bakit at maaari kang magpadala ng iba.',
      '通过后，奖金在这里等您领取；未通过会说明原因，可再次提交。',
      'Jika disetujui, bonus menunggu di sini sampai Anda klaim; jika tidak, Anda membaca alasannya dan boleh mengirim lagi.',
      'ถ้าอนุมัติ โบนัสจะรอให้คุณกดรับที่นี่ ถ้าไม่ คุณจะเห็นเหตุผลและส่งใหม่ได้',
      'Nếu được duyệt, tiền thưởng chờ bạn nhận ở đây; nếu không, bạn sẽ đọc được lý do và có thể gửi đơn khác.',
    ),
  ],
};

/** Terms of all promotions; `{age}` is the brand's age limit, `{times}` its turnover multiple of a bonus. */
export const COMMON_TERMS: readonly Texts[] = [
  texts(
    'A bonus is yours once it’s in your wallet. Bet {times}× the bonus before your next withdrawal. The withdrawal page shows how much is left.',
    'Sa iyo na ang bonus kapag nasa wallet mo na. Bago ang susunod na withdrawal, kailangan itong laruin nang {times} beses; makikita sa withdrawal page ang natitira.',
    'Sa inyo na ang bonus kapag nasa wallet na. Bago ang susunod na pagkuha, kailangan itong laruin nang {times} ulit; makikita sa pahina ng withdrawal ang natitira.',
    '奖金入账即归您所有；下次提现前须完成 {times} 倍流水，提现页面会显示剩余流水。',
    'Bonus menjadi milik Anda setelah masuk dompet. Sebelum penarikan berikutnya, bonus dimainkan {times} kali; sisanya terlihat di halaman penarikan.',
    'โบนัสเป็นของคุณเมื่อเข้ากระเป๋าแล้ว ก่อนถอนครั้งถัดไปต้องเล่นให้ครบ {times} เท่า หน้าถอนเงินแสดงยอดที่เหลือ',
    'Tiền thưởng là của bạn khi đã vào ví. Trước lần rút kế tiếp cần chơi đủ {times} vòng; trang rút tiền cho biết còn bao nhiêu.',
  ),
  texts(
    'Once per person. If one person has several accounts, they count as one.',
    'Isa lang kada tao. Ang maraming account ng iisang tao ay bilang isa.',
    'Isa lamang bawat tao. Ang ilang account ng iisang tao ay itinuturing na isa.',
    '每人一次；同一人的多个账户视为一个。',
    'Sekali untuk setiap orang. Beberapa akun milik satu orang dihitung satu.',
    'หนึ่งครั้งต่อคน หลายบัญชีของคนเดียวกันนับเป็นหนึ่ง',
    'Mỗi người một lần. Nhiều tài khoản của một người tính là một.',
  ),
  texts(
    'You must be {age} or older. Never play just for a bonus: set a limit first, and stick to it.',
    'Mula {age} taong gulang. Huwag maglaro dahil lang sa bonus: mag-set muna ng limit, at sundin ito.',
    'Mula {age} taong gulang. Huwag maglaro dahil lamang sa bonus: magtakda muna ng limitasyon, at sundin ito.',
    '须年满 {age} 岁。不要为了奖金而玩：先设限额，并遵守它。',
    'Mulai usia {age} tahun. Jangan bermain demi bonus: tetapkan batas dulu, dan patuhi.',
    'อายุ {age} ปีขึ้นไป อย่าเล่นเพื่อโบนัส ตั้งขีดจำกัดก่อนและทำตามนั้น',
    'Từ {age} tuổi. Đừng chơi chỉ vì tiền thưởng: hãy đặt giới hạn trước và giữ đúng.',
  ),
];
