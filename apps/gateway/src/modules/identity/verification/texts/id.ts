import type { MessageTexts } from '../messageTexts';

export const id: MessageTexts = {
  codeLogin:
    '{brand}: {code} adalah kode masuk Anda. Berlaku {minutes}. Kami tidak pernah meminta kode ini.',
  codeSecond:
    '{brand}: {code} adalah kode kedua Anda untuk masuk dari tempat baru. Berlaku {minutes}. Bukan Anda? Jangan beri tahu siapa pun, dan ganti kata sandi Anda.',
  codeRegister:
    '{brand}: {code} adalah kode pendaftaran Anda. Berlaku {minutes}. Kami tidak pernah meminta kode ini.',
  codePassword:
    '{brand}: {code} adalah kode untuk kata sandi baru Anda. Berlaku {minutes}. Bukan Anda? Jangan beri tahu siapa pun.',
  mobileTaken:
    '{brand}: ada yang ingin mendaftar dengan nomor ini, tetapi nomor ini sudah punya akun. Apakah itu Anda? Masuk, atau buat kata sandi baru: {site}',
  accountMade:
    '{brand}: selamat datang! Nama pengguna Anda {account}, kata sandi Anda {password}. Segera ganti kata sandinya.',
  passwordChangedSms:
    '{brand}: kata sandi {account} telah diganti. Bukan Anda? Segera hubungi kami: {site}',
  secondCodeSubject: '{brand}: {code} adalah kode kedua Anda',
  secondCodeBody:
    'Halo {account},\n\nada yang sedang masuk ke akun Anda lewat ponsel, dari tempat yang belum kami kenal.\n\nKode kedua Anda: {code}\n\nBerlaku {minutes}. Bukan Anda? Jangan berikan kode ini kepada siapa pun, dan ganti kata sandi Anda: {site}\n\n{brand}',
  resetSubject: '{brand}: kata sandi baru',
  resetBody:
    'Halo {account},\n\nbuat kata sandi baru lewat tautan ini:\n\n{link}\n\nTautan ini hanya bisa dipakai sekali, selama {minutes}. Bukan Anda yang meminta? Anda tidak perlu berbuat apa-apa: kata sandi Anda tetap sama.\n\n{brand}',
  passwordChangedSubject: '{brand}: kata sandi Anda telah diganti',
  passwordChangedBody:
    'Halo {account},\n\nkata sandi akun Anda diganti pada {time}, dan Anda dikeluarkan dari semua perangkat.\n\nBukan Anda? Buat kata sandi baru dan segera hubungi kami: {site}\n\n{brand}',
  emailTakenSubject: '{brand}: Anda sudah punya akun',
  emailTakenBody:
    'Halo {account},\n\nada yang baru saja mendaftar dengan e-mail ini. E-mail ini milik akun Anda dan tetap di sana.\n\nApakah itu Anda? Masuk sebagai {account}, atau buat kata sandi baru: {site}\nBukan Anda? Anda tidak perlu berbuat apa-apa.\n\n{brand}',
  codeBind:
    '{brand}: {code} adalah kode untuk menautkan kontak ini ke akun Anda. Berlaku {minutes}. Kami tidak pernah memintanya.',
  codeChange:
    '{brand}: {code} adalah kode untuk mengganti kontak Anda. Berlaku {minutes}. Bukan Anda? Jangan beri tahu siapa pun, dan ganti kata sandi Anda.',
  codePayment:
    '{brand}: {code} adalah kode untuk kata sandi pembayaran baru. Berlaku {minutes}. Bukan Anda? Jangan beri tahu siapa pun, dan ganti kata sandi Anda.',
  codeMailSubject: '{brand}: {code} adalah kode Anda',
  contactTaken:
    '{brand}: seseorang ingin menautkan kontak ini ke akun lain, tetapi kontak ini milik akun Anda dan tetap di sana. Bukan Anda? Anda tidak perlu melakukan apa pun.',
  contactTakenSubject: '{brand}: kontak Anda tetap milik Anda',
  securityChangedSubject: '{brand}: ada perubahan pada akun Anda',
  securityChangedBody:
    'Halo {account},\n\n{what} Waktunya {time}.\n\nBukan Anda? Segera ganti kata sandi dan hubungi kami: {site}\n\n{brand}',
  securityChangedSms: '{brand}: {what} Bukan Anda? Segera hubungi kami: {site}',
  changedPaymentPassword: 'Kata sandi pembayaran {account} diatur ulang.',
  changedMobile: 'Nomor telepon {account} diganti.',
  changedEmail: 'E-mail {account} dikonfirmasi atau diganti.',
  changedSecondFactorOn: 'Langkah kedua lewat aplikasi autentikator diaktifkan untuk {account}.',
  changedSecondFactorOff: 'Langkah kedua lewat aplikasi autentikator dimatikan untuk {account}.',
  changedRecoveryCodes: 'Kode pemulihan baru dibuat untuk {account}; yang lama tidak berlaku lagi.',
  usedRecoveryCode: 'Satu kode pemulihan {account} telah dipakai.',
};
