import type { MessageTexts } from '../messageTexts';

export const vi: MessageTexts = {
  codeLogin:
    '{brand}: {code} là mã đăng nhập của bạn, có hiệu lực trong {minutes}. Chúng tôi không bao giờ hỏi mã này.',
  codeSecond:
    '{brand}: {code} là mã thứ hai để đăng nhập từ nơi mới, có hiệu lực trong {minutes}. Không phải bạn? Đừng cho ai biết và hãy đổi mật khẩu.',
  codeRegister:
    '{brand}: {code} là mã đăng ký của bạn, có hiệu lực trong {minutes}. Chúng tôi không bao giờ hỏi mã này.',
  codePassword:
    '{brand}: {code} là mã để đặt mật khẩu mới, có hiệu lực trong {minutes}. Không phải bạn? Đừng cho ai biết.',
  mobileTaken:
    '{brand}: có người muốn đăng ký bằng số này, nhưng số đã có tài khoản. Là bạn? Hãy đăng nhập hoặc đặt mật khẩu mới: {site}',
  accountMade:
    '{brand}: chào mừng! Tên đăng nhập của bạn là {account}, mật khẩu là {password}. Hãy sớm đổi mật khẩu.',
  passwordChangedSms:
    '{brand}: mật khẩu của {account} đã được đổi. Không phải bạn? Hãy liên hệ chúng tôi ngay: {site}',
  secondCodeSubject: '{brand}: {code} là mã thứ hai của bạn',
  secondCodeBody:
    'Xin chào {account},\n\ncó người đang đăng nhập tài khoản của bạn bằng điện thoại, từ một nơi chúng tôi chưa biết.\n\nMã thứ hai của bạn: {code}\n\nMã có hiệu lực trong {minutes}. Không phải bạn? Đừng đưa mã cho ai và hãy đổi mật khẩu: {site}\n\n{brand}',
  resetSubject: '{brand}: mật khẩu mới',
  resetBody:
    'Xin chào {account},\n\nhãy đặt mật khẩu mới bằng liên kết này:\n\n{link}\n\nLiên kết chỉ dùng được một lần, trong {minutes}. Không phải bạn yêu cầu? Bạn không cần làm gì: mật khẩu vẫn như cũ.\n\n{brand}',
  passwordChangedSubject: '{brand}: mật khẩu của bạn đã được đổi',
  passwordChangedBody:
    'Xin chào {account},\n\nmật khẩu tài khoản của bạn đã được đổi lúc {time}, và bạn đã được đăng xuất khỏi mọi thiết bị.\n\nKhông phải bạn? Hãy đặt mật khẩu mới và liên hệ chúng tôi ngay: {site}\n\n{brand}',
  emailTakenSubject: '{brand}: bạn đã có tài khoản',
  emailTakenBody:
    'Xin chào {account},\n\nvừa có người đăng ký bằng e-mail này. E-mail thuộc về tài khoản của bạn và vẫn ở đó.\n\nLà bạn? Hãy đăng nhập với tên {account}, hoặc đặt mật khẩu mới: {site}\nKhông phải bạn? Bạn không cần làm gì.\n\n{brand}',
  codeBind:
    '{brand}: {code} là mã để liên kết liên hệ này với tài khoản của bạn. Mã có hiệu lực {minutes}. Chúng tôi không bao giờ hỏi mã này.',
  codeChange:
    '{brand}: {code} là mã để thay liên hệ của bạn. Mã có hiệu lực {minutes}. Không phải bạn? Đừng cho ai biết và hãy đổi mật khẩu.',
  codePayment:
    '{brand}: {code} là mã để đặt mật khẩu thanh toán mới. Mã có hiệu lực {minutes}. Không phải bạn? Đừng cho ai biết và hãy đổi mật khẩu.',
  codeMailSubject: '{brand}: {code} là mã của bạn',
  contactTaken:
    '{brand}: có người muốn liên kết liên hệ này với tài khoản khác, nhưng nó thuộc về tài khoản của bạn và vẫn giữ nguyên. Không phải bạn? Bạn không cần làm gì.',
  contactTakenSubject: '{brand}: liên hệ vẫn là của bạn',
  securityChangedSubject: '{brand}: tài khoản của bạn có thay đổi',
  securityChangedBody:
    'Chào {account},\n\n{what} Thời điểm: {time}.\n\nKhông phải bạn? Hãy đổi mật khẩu và liên hệ chúng tôi ngay: {site}\n\n{brand}',
  securityChangedSms: '{brand}: {what} Không phải bạn? Hãy liên hệ chúng tôi ngay: {site}',
  changedPaymentPassword: 'Mật khẩu thanh toán của {account} đã được đặt lại.',
  changedMobile: 'Số điện thoại của {account} đã được thay.',
  changedEmail: 'E-mail của {account} đã được xác nhận hoặc thay.',
  changedSecondFactorOn: 'Bước thứ hai bằng ứng dụng xác thực đã được bật cho {account}.',
  changedSecondFactorOff: 'Bước thứ hai bằng ứng dụng xác thực đã được tắt cho {account}.',
  changedRecoveryCodes:
    'Mã khôi phục mới đã được tạo cho {account}; các mã cũ không còn dùng được.',
  usedRecoveryCode: 'Một mã khôi phục của {account} đã được dùng.',
};
