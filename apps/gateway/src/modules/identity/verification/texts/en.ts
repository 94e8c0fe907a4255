import type { MessageTexts } from '../messageTexts';

// The text messages have no apostrophes: a single ’ more than halves the length of an SMS.
export const en: MessageTexts = {
  codeLogin: '{brand}: {code} is your login code. It expires in {minutes}. Never share it.',
  codeSecond:
    '{brand}: {code} is your second code, to log in from a new place. It expires in {minutes}. Not you? Never share this code, and change your password.',
  codeRegister:
    '{brand}: {code} is your code to register. It expires in {minutes}. Never share it.',
  codePassword:
    '{brand}: {code} is your code to set a new password. It expires in {minutes}. Not you? Never share this code.',
  mobileTaken:
    '{brand}: Someone tried to register with this number, but it already has an account. Was it you? Log in or reset your password: {site}',
  accountMade:
    '{brand}: Welcome! Your username is {account} and your password is {password}. Please change the password soon.',
  passwordChangedSms:
    '{brand}: The password for {account} was changed. Not you? Contact us right away: {site}',
  secondCodeSubject: '{brand}: {code} is your second code',
  secondCodeBody:
    'Hi {account},\n\nSomeone is logging in to your account by phone, from a new place.\n\nYour second code: {code}\n\nIt expires in {minutes}. Not you? Don’t share this code, and change your password: {site}\n\n{brand}',
  resetSubject: '{brand}: Reset your password',
  resetBody:
    'Hi {account},\n\nUse this link to set a new password:\n\n{link}\n\nIt works once and expires in {minutes}. If you didn’t ask for it, you can ignore this email. Your password stays the same.\n\n{brand}',
  passwordChangedSubject: '{brand}: Your password was changed',
  passwordChangedBody:
    'Hi {account},\n\nYour password was changed on {time}, and you’ve been logged out everywhere.\n\nNot you? Set a new password and contact us right away: {site}\n\n{brand}',
  emailTakenSubject: '{brand}: You already have an account',
  emailTakenBody:
    'Hi {account},\n\nSomeone just tried to register with this email address. It belongs to your account, and that hasn’t changed.\n\nWas it you? Log in as {account} or reset your password: {site}\nNot you? There’s nothing you need to do.\n\n{brand}',
  codeBind:
    '{brand}: {code} is your code to link this mobile number or email to your account. It expires in {minutes}. Never share it.',
  codeChange:
    '{brand}: {code} is your code to change your mobile number or email. It expires in {minutes}. Not you? Never share this code, and change your password.',
  codePayment:
    '{brand}: {code} is your code to set a new payment password. It expires in {minutes}. Not you? Never share this code, and change your password.',
  codeMailSubject: '{brand}: {code} is your code',
  contactTaken:
    '{brand}: Someone tried to link this mobile number or email to another account, but it belongs to yours. Nothing has changed. Not you? You can ignore this message.',
  contactTakenSubject: '{brand}: Your contact details haven’t changed',
  securityChangedSubject: '{brand}: A change to your account',
  securityChangedBody:
    'Hi {account},\n\n{what} This was on {time}.\n\nNot you? Change your password and contact us right away: {site}\n\n{brand}',
  securityChangedSms: '{brand}: {what} Not you? Contact us right away: {site}',
  changedPaymentPassword: 'The payment password for {account} was set or changed.',
  changedMobile: 'The mobile number for {account} was confirmed or changed.',
  changedEmail: 'The email for {account} was confirmed or changed.',
  changedSecondFactorOn: 'Two-step login was turned on for {account}.',
  changedSecondFactorOff: 'Two-step login was turned off for {account}.',
  changedRecoveryCodes:
    'New recovery codes were created for {account}. The old codes no longer work.',
  usedRecoveryCode: 'A recovery code for {account} was used.',
};
