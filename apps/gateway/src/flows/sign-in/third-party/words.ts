/** Texts of the sign-in window. It closes immediately, so they are rarely seen. */
export interface WindowWords {
  /** BCP 47. */
  lang: string;
  title: string;
  /** Shown while Telegram's answer is read. */
  wait: string;
  done: string;
  cancelled: string;
  failed: string;
  /** Shown when the waiting page is unknown. */
  expired: string;
  close: string;
  /** Shown when the browser doesn't let a page close its own window. */
  closeYourself: string;
  noScript: string;
}

const EN: WindowWords = {
  lang: 'en-PH',
  title: 'Log in',
  wait: 'One moment…',
  done: 'Done. Continue in the window you came from.',
  cancelled: 'You haven’t logged in.',
  failed: 'We couldn’t log you in. You’ll see why in the window you came from.',
  expired: 'This login took too long or was already used. Please start again.',
  close: 'Close this window',
  closeYourself: 'You can close this window.',
  noScript: 'Turn on JavaScript and start the login again.',
};

const WORDS: Readonly<Record<string, WindowWords>> = {
  EN,
  TY: {
    lang: 'tl-PH',
    title: 'Mag-sign in',
    wait: 'Sandali lang …',
    done: 'Ayos na. Tuloy ka sa window na pinanggalingan mo.',
    cancelled: 'Hindi ka nag-sign in.',
    failed: 'Hindi gumana ang pag-sign in. Nasa window na pinanggalingan mo ang dahilan.',
    expired: 'Masyadong natagalan ang pag-sign in na ito o nagamit na. Simulan ulit.',
    close: 'Isara ang window',
    closeYourself: 'Puwede mo nang isara ang window na ito.',
    noScript: 'I-on ang JavaScript at simulan ulit ang pag-sign in.',
  },
  FIL: {
    lang: 'fil-PH',
    title: 'Mag-sign in',
    wait: 'Sandali lamang …',
    done: 'Tapos na. Magpatuloy sa window na iyong pinanggalingan.',
    cancelled: 'Hindi ka naka-sign in.',
    failed:
      'Hindi natuloy ang pag-sign in. Nakasaad ang dahilan sa window na iyong pinanggalingan.',
    expired:
      'Masyadong natagalan ang pag-sign in na ito o nagamit na ito. Mangyaring magsimulang muli.',
    close: 'Isara ang window na ito',
    closeYourself: 'Maaari mo nang isara ang window na ito.',
    noScript: 'Buksan ang JavaScript at simulang muli ang pag-sign in.',
  },
  CN: {
    lang: 'zh-CN',
    title: '登录',
    wait: '请稍候……',
    done: '已完成。请在原来的窗口中继续。',
    cancelled: '您尚未登录。',
    failed: '登录未成功。原因显示在原来的窗口中。',
    expired: '此次登录耗时过长或已被使用。请重新开始。',
    close: '关闭此窗口',
    closeYourself: '您可以关闭此窗口。',
    noScript: '请启用 JavaScript，然后重新开始登录。',
  },
  ID: {
    lang: 'id-ID',
    title: 'Masuk',
    wait: 'Tunggu sebentar …',
    done: 'Selesai. Lanjutkan di jendela asal Anda.',
    cancelled: 'Anda belum masuk.',
    failed: 'Proses masuk tidak berhasil. Alasannya ada di jendela asal Anda.',
    expired: 'Proses masuk ini terlalu lama atau sudah dipakai. Silakan mulai lagi.',
    close: 'Tutup jendela ini',
    closeYourself: 'Anda bisa menutup jendela ini.',
    noScript: 'Aktifkan JavaScript lalu mulai masuk lagi.',
  },
  TH: {
    lang: 'th-TH',
    title: 'เข้าสู่ระบบ',
    wait: 'รอสักครู่ …',
    done: 'เรียบร้อยแล้ว ใช้งานต่อได้ในหน้าต่างเดิม',
    cancelled: 'คุณยังไม่ได้เข้าสู่ระบบ',
    failed: 'เข้าสู่ระบบไม่สำเร็จ ดูเหตุผลได้ในหน้าต่างเดิม',
    expired: 'การเข้าสู่ระบบครั้งนี้ใช้เวลานานเกินไปหรือถูกใช้ไปแล้ว โปรดเริ่มใหม่',
    close: 'ปิดหน้าต่างนี้',
    closeYourself: 'คุณปิดหน้าต่างนี้ได้',
    noScript: 'เปิดใช้ JavaScript แล้วเริ่มเข้าสู่ระบบใหม่',
  },
  VI: {
    lang: 'vi-VN',
    title: 'Đăng nhập',
    wait: 'Vui lòng đợi …',
    done: 'Xong. Bạn tiếp tục ở cửa sổ ban đầu nhé.',
    cancelled: 'Bạn chưa đăng nhập.',
    failed: 'Đăng nhập không thành công. Lý do hiển thị ở cửa sổ ban đầu.',
    expired: 'Lần đăng nhập này mất quá nhiều thời gian hoặc đã được dùng. Vui lòng bắt đầu lại.',
    close: 'Đóng cửa sổ này',
    closeYourself: 'Bạn có thể đóng cửa sổ này.',
    noScript: 'Hãy bật JavaScript rồi đăng nhập lại.',
  },
};

export const wordsIn = (language: string): WindowWords => WORDS[language] ?? EN;
