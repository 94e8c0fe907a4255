import type { MessageTexts } from '../messageTexts';

export const cn: MessageTexts = {
  codeLogin: '【{brand}】{code} 是您的登录验证码，{minutes}内有效。我们不会向您索取验证码。',
  codeSecond:
    '【{brand}】{code} 是您在新地点登录的第二个验证码，{minutes}内有效。如非本人操作，请勿告诉任何人，并修改密码。',
  codeRegister: '【{brand}】{code} 是您的注册验证码，{minutes}内有效。我们不会向您索取验证码。',
  codePassword:
    '【{brand}】{code} 是您重设密码的验证码，{minutes}内有效。如非本人操作，请勿告诉任何人。',
  mobileTaken:
    '【{brand}】有人想用此号码注册，但该号码已有账号。如是本人，请登录或重设密码：{site}',
  accountMade: '【{brand}】欢迎！您的用户名是 {account}，密码是 {password}。请尽快修改密码。',
  passwordChangedSms: '【{brand}】{account} 的密码已修改。如非本人操作，请立即联系我们：{site}',
  secondCodeSubject: '【{brand}】{code} 是您的第二个验证码',
  secondCodeBody:
    '{account}，您好：\n\n有人正在用手机从我们未曾见过的地点登录您的账号。\n\n您的第二个验证码：{code}\n\n{minutes}内有效。如非本人操作，请勿将验证码告诉任何人，并修改密码：{site}\n\n{brand}',
  resetSubject: '【{brand}】设置新密码',
  resetBody:
    '{account}，您好：\n\n请通过以下链接设置新密码：\n\n{link}\n\n链接只能使用一次，{minutes}内有效。如果不是您要求的，无需任何操作，密码保持不变。\n\n{brand}',
  passwordChangedSubject: '【{brand}】您的密码已修改',
  passwordChangedBody:
    '{account}，您好：\n\n您的账号密码已于 {time} 修改，所有设备均已退出登录。\n\n如非本人操作，请设置新密码并立即联系我们：{site}\n\n{brand}',
  emailTakenSubject: '【{brand}】您已有账号',
  emailTakenBody:
    '{account}，您好：\n\n刚刚有人用此邮箱注册。该邮箱属于您的账号，并会保留在您的账号中。\n\n如是本人，请以 {account} 登录，或重设密码：{site}\n如非本人，无需任何操作。\n\n{brand}',
  codeBind: '{brand}：{code} 是您绑定此联系方式的验证码，{minutes}内有效。我们绝不会向您索要。',
  codeChange:
    '{brand}：{code} 是您更换联系方式的验证码，{minutes}内有效。不是您本人操作？请勿告诉任何人，并修改密码。',
  codePayment:
    '{brand}：{code} 是您设置新支付密码的验证码，{minutes}内有效。不是您本人操作？请勿告诉任何人，并修改密码。',
  codeMailSubject: '{brand}：您的验证码是 {code}',
  contactTaken:
    '{brand}：有人想把此联系方式绑定到另一个账号，但它属于您的账号，不会变动。不是您本人操作？无需任何处理。',
  contactTakenSubject: '{brand}：您的联系方式保持不变',
  securityChangedSubject: '{brand}：您的账号有变更',
  securityChangedBody:
    '{account} 您好，\n\n{what}时间：{time}。\n\n不是您本人操作？请立即修改密码并联系我们：{site}\n\n{brand}',
  securityChangedSms: '{brand}：{what}不是您本人操作？请立即联系我们：{site}',
  changedPaymentPassword: '账号 {account} 重新设置了支付密码。',
  changedMobile: '账号 {account} 更换了手机号。',
  changedEmail: '账号 {account} 验证或更换了邮箱。',
  changedSecondFactorOn: '账号 {account} 开启了验证器两步验证。',
  changedSecondFactorOff: '账号 {account} 关闭了验证器两步验证。',
  changedRecoveryCodes: '账号 {account} 生成了新的恢复码，旧的已失效。',
  usedRecoveryCode: '账号 {account} 使用了一个恢复码。',
};
