import type { HelpTexts } from '../subjects';

export const id: HelpTexts = {
  subjects: {
    account: { title: 'Akun Anda', summary: 'Masuk, kata sandi, dan kode.' },
    money: { title: 'Uang', summary: 'Setoran, penarikan, dan catatan setiap pergerakan.' },
    games: { title: 'Permainan', summary: 'Jika game tidak terbuka, dan cara memeriksa ronde.' },
    rewards: { title: 'Hadiah', summary: 'Promosi, poin, dan manfaat peringkat.' },
    'play-safely': {
      title: 'Bermain aman',
      summary: 'Batas, istirahat, dan siapa yang boleh bermain.',
    },
    device: {
      title: 'Ponsel dan peramban',
      summary: 'Aplikasi, jaringan lambat, bahasa, dan tema.',
    },
  },
  articles: {
    'sign-in': {
      title: 'Saya tidak bisa masuk',
      content:
        '<p>Periksa dulu nama pengguna: tanpa spasi, huruf besar tidak berpengaruh. Pada kata sandi, berpengaruh.</p><p>Setelah tiga kali salah, Anda diminta membaca gambar. Setelah dua puluh kali dalam lima menit, tunggu lima menit.</p><p>Jika lupa kata sandi, pilih “Lupa kata sandi” dan buat yang baru lewat e-mail atau ponsel.</p>',
      keywords: ['login', 'terkunci', 'nama pengguna', 'captcha'],
    },
    password: {
      title: 'Kata sandi baru',
      content:
        '<p>Pilih “Lupa kata sandi” di halaman masuk.</p><ul><li><strong>Lewat ponsel:</strong> kami kirim kode, dan Anda langsung memilih kata sandi baru.</li><li><strong>Lewat e-mail:</strong> isi nama pengguna dan alamat; kami kirim tautan sekali pakai.</li></ul><p>Semua perangkat lain keluar ketika kata sandi berubah.</p>',
      keywords: ['atur ulang', 'reset', 'lupa', 'ganti', 'kedaluwarsa'],
    },
    codes: {
      title: 'Kode tidak masuk',
      content:
        '<p>Kode berlaku {minutes} menit. Tunggu hitungan mundur sebelum meminta lagi: hanya kode terbaru yang berlaku.</p><ul><li>Periksa nomor dan kode negara.</li><li>Lihat pesan yang diblokir atau tidak dikenal.</li><li>Setelah terlalu banyak kode, tunggu atau tanyakan layanan pelanggan.</li></ul>',
      keywords: ['sms', 'otp', 'verifikasi', 'ponsel'],
    },
    safe: {
      title: 'Menjaga akun tetap aman',
      content:
        '<ul><li>Pakai kata sandi yang tidak dipakai di tempat lain.</li><li>Tidak ada petugas {brand} yang memintanya, atau meminta kode.</li><li>Keluar di perangkat yang dipakai bersama; “Keluar dari semua perangkat” mengakhiri semua sesi.</li></ul>',
      keywords: ['keamanan', 'diretas', 'dicuri', 'penipuan'],
    },
    trial: {
      title: 'Apa yang bisa dilakukan akun percobaan',
      content:
        '<p>Akun percobaan memakai uang mainan. Tidak bisa menyetor, menarik, mentransfer, atau mengobrol, dan kemenangannya tidak dibayarkan.</p>',
      keywords: ['tamu', 'gratis', 'daftar'],
    },
    deposit: {
      title: 'Bagaimana cara menyetor?',
      content:
        '<p>Masuk lalu tekan <strong>Setor</strong> di bagian atas halaman mana pun. Pilih cara bayar, isi jumlah, dan ikuti langkahnya.</p><p>Saldo bertambah begitu pembayaran dikonfirmasi. Jika setelah setengah jam belum masuk, tulis kepada kami dengan nomor referensi pembayaran.</p>',
      keywords: ['deposit', 'isi saldo', 'bayar', 'bank', 'dompet'],
    },
    withdraw: {
      title: 'Bagaimana cara menarik dana?',
      content:
        '<ol><li>Tekan <strong>Tarik</strong> di bagian atas halaman mana pun.</li><li>Isi jumlah dan pilih tujuannya.</li><li>Konfirmasi dengan kata sandi pembayaran.</li></ol><p>Setelah uang tiba, konfirmasikan di catatan akun. Jika belum tiba, katakan di sana dan lampirkan bukti: kami periksa.</p>',
      keywords: ['withdraw', 'pencairan', 'tertunda', 'rekening'],
    },
    record: {
      title: 'Tempat setiap pergerakan dicatat',
      content:
        '<p>Catatan akun memuat setiap setoran, taruhan, pembayaran, dan bonus beserta saldo sesudahnya. Catatan taruhan memuat setiap taruhan dan hasilnya. Keduanya ada di menu di bawah nama Anda.</p>',
      keywords: ['riwayat', 'transaksi', 'mutasi', 'hilang'],
    },
    'unknown-outcome': {
      title: 'Jaringan putus saat uang bergerak',
      content:
        '<p>Tidak ada yang bergerak dua kali: halaman bertanya lagi dengan nomor yang sama dan menunjukkan yang sebenarnya terjadi. Jika setelah beberapa menit masih diperiksa, muat ulang halaman dan lihat catatan akun.</p>',
      keywords: ['timeout', 'dobel', 'dua kali', 'terputus'],
    },
    'does-not-open': {
      title: 'Game tidak terbuka',
      content:
        '<p>Muat ulang halaman, lalu coba “Buka di jendela”. Jika peramban memblokir jendela, izinkan pop-up untuk situs ini.</p><p>Ronde yang sedang berjalan diteruskan sampai selesai di pihak kami; Anda menemukannya di catatan taruhan.</p>',
      keywords: ['layar hitam', 'memuat', 'macet', 'pop-up'],
    },
    fair: {
      title: 'Bagaimana saya tahu ronde itu adil?',
      content:
        '<p>Sebelum ronde, bandar mengikat diri pada sebuah rahasia lewat hash-nya. Sesudahnya rahasia itu ditunjukkan, dan siapa pun bisa menghitung ulang hasilnya dari sana, dari seed Anda sendiri, dan dari nomor ronde.</p>',
      keywords: ['curang', 'acak', 'verifikasi', 'rtp'],
    },
    demo: {
      title: 'Mencoba game secara gratis',
      content:
        '<p>Game dengan tombol “Demo” bisa dimainkan dengan uang mainan. Peluangnya sama dengan uang asli, tidak ada menang atau kalah, dan tidak masuk catatan Anda.</p>',
      keywords: ['main gratis', 'latihan', 'coba'],
    },
    promotions: {
      title: 'Bagaimana cara mendapat promosi?',
      content:
        '<p>Buka <a href="/promotions">Promosi</a>, baca syaratnya, dan tekan tombol yang Anda suka. Ada yang langsung dibayar; ada yang perlu diajukan, dan hasilnya terlihat di sana.</p><p>Bonus yang Anda klaim langsung masuk saldo dan catatan akun.</p>',
      keywords: ['bonus', 'klaim', 'ajukan', 'ditolak'],
    },
    points: {
      title: 'Poin dan toko poin',
      content:
        '<p>Anda mendapat poin dari bermain; nilai satu poin tergantung jenis game. Tukarkan di <a href="/pointMall">toko poin</a>. Poin tidak pernah kedaluwarsa.</p>',
      keywords: ['tukar', 'hadiah', 'redeem'],
    },
    vip: {
      title: 'Peringkat dan meja VIP',
      content:
        '<p>Peringkat klub Anda naik seiring bermain. Mulai peringkat 5, layanan pelanggan punya meja khusus untuk Anda: “Layanan pelanggan” langsung menuju ke sana.</p>',
      keywords: ['level', 'klub', 'diamond'],
    },
    limits: {
      title: 'Tetapkan batas sebelum bermain',
      content:
        '<p>Bermain untuk hiburan, bukan penghasilan. Tentukan berapa uang dan waktunya, lalu berhenti ketika tercapai.</p><p>Jangan bermain dengan uang pinjaman, untuk mengejar kekalahan, atau saat tidak enak badan. Layanan pelanggan menetapkan batas di akun Anda bila diminta.</p>',
      keywords: ['bertanggung jawab', 'anggaran', 'kalah', 'kecanduan'],
    },
    break: {
      title: 'Beristirahat dulu',
      content:
        '<p>Beri tahu layanan pelanggan berapa lama Anda ingin berhenti: sehari, sebulan, atau selamanya. Tidak ada yang membujuk Anda, dan akun tetap tertutup sampai saat itu. Saldo tetap milik Anda.</p>',
      keywords: ['pengecualian diri', 'tutup akun', 'berhenti', 'hapus'],
    },
    age: {
      title: 'Siapa yang boleh bermain',
      content:
        '<p>Hanya orang berusia {age} tahun ke atas. Kami memeriksanya, dan menutup akun orang yang lebih muda.</p>',
      keywords: ['umur', 'anak', 'identitas'],
    },
    install: {
      title: 'Aplikasi di ponsel Anda',
      content:
        '<p>Buka <a href="/down">Unduh aplikasi</a> di ponsel, atau pindai kodenya dengan kamera, lalu ikuti empat langkah. Situs ini juga berjalan di peramban tanpa aplikasi.</p>',
      keywords: ['android', 'iphone', 'ios', 'apk', 'pasang', 'qr'],
    },
    slow: {
      title: 'Situs terasa lambat',
      content:
        '<p>Jalankan <a href="/helpmc?view=speed">tes kecepatan</a>: alamat kami diukur dari tempat Anda dan yang tercepat ditandai. Pindah dengan satu tekan; akun dan saldo tetap sama.</p><p>Jika semuanya lambat, penyebabnya jaringan: coba jaringan lain.</p>',
      keywords: ['lag', 'lemot', 'alamat', 'domain', 'koneksi'],
    },
    language: {
      title: 'Bahasa dan tema',
      content:
        '<p>Bahasa dipilih di menu samping; terang atau gelap di bagian atas halaman. Keduanya tersimpan, dan yang sudah Anda ketik tidak hilang.</p>',
      keywords: ['terjemah', 'inggris', 'gelap', 'terang', 'warna'],
    },
  },
};
