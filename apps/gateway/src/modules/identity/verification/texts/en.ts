import type { MessageTexts } from '../messageTexts';

export const en: MessageTexts = {
  codeLogin:
    '{brand}: {code} is your code to sign in. It is good for {minutes}. We never ask you for it.',
  codeSecond:
    '{brand}: {code} is your second code, to sign in from a new place. It is good for {minutes}. Was it not you? Then tell nobody, and change your password.',
  codeRegister:
    '{brand}: {code} is your code to register. It is good for {minutes}. We never ask you for it.',
  codePassword:
    '{brand}: {code} is your code for a new password. It is good for {minutes}. Was it not you? Then tell nobody.',
  mobileTaken:
    '{brand}: somebody wants to register with this number, but an account has it already. Was it you? Sign in, or set a new password: {site}',
  accountMade:
    '{brand}: welcome! Your username is {account}, your password {password}. Please change the password soon.',
  passwordChangedSms:
    '{brand}: the password of {account} was changed. Was it not you? Write to us at once: {site}',
  secondCodeSubject: '{brand}: {code} is your second code',
  secondCodeBody:
    'Hello {account},\n\nsomebody is signing in to your account by phone, from a place that we do not know yet.\n\nYour second code: {code}\n\nIt is good for {minutes}. Was it not you? Then give the code to nobody, and change your password: {site}\n\n{brand}',
  resetSubject: '{brand}: a new password',
  resetBody:
    'Hello {account},\n\nwith this link you set a new password:\n\n{link}\n\nIt is good once, for {minutes}. Did you not ask for it? Then you need do nothing: your password stays as it is.\n\n{brand}',
  passwordChangedSubject: '{brand}: your password was changed',
  passwordChangedBody:
    'Hello {account},\n\nthe password of your account was changed on {time}, and you were signed out everywhere.\n\nWas it not you? Set a new password and write to us at once: {site}\n\n{brand}',
  emailTakenSubject: '{brand}: you have an account already',
  emailTakenBody:
    'Hello {account},\n\nsomebody has just registered with this e-mail. It belongs to your account and stays there.\n\nWas it you? Then sign in as {account}, or set a new password: {site}\nWas it not you? Then you need do nothing.\n\n{brand}',
  codeBind:
    '{brand}: {code} is your code to link this contact to your account. It is good for {minutes}. We never ask you for it.',
  codeChange:
    '{brand}: {code} is your code to change your contact. It is good for {minutes}. Was it not you? Then tell nobody, and change your password.',
  codePayment:
    '{brand}: {code} is your code for a new payment password. It is good for {minutes}. Was it not you? Then tell nobody, and change your password.',
  codeMailSubject: '{brand}: {code} is your code',
  contactTaken:
    '{brand}: somebody wants to link this contact to another account, but it belongs to yours and stays there. Was it not you? Then you need do nothing.',
  contactTakenSubject: '{brand}: your contact stays yours',
  securityChangedSubject: '{brand}: a change to your account',
  securityChangedBody:
    'Hello {account},\n\n{what} This was on {time}.\n\nWas it not you? Change your password and write to us at once: {site}\n\n{brand}',
  securityChangedSms: '{brand}: {what} Was it not you? Write to us at once: {site}',
  changedPaymentPassword: 'The payment password of {account} was set anew.',
  changedMobile: 'The phone of {account} was changed.',
  changedEmail: 'The e-mail of {account} was confirmed or changed.',
  changedSecondFactorOn: 'The second step by authenticator app was switched on for {account}.',
  changedSecondFactorOff: 'The second step by authenticator app was switched off for {account}.',
  changedRecoveryCodes:
    'New recovery codes were made for {account}; the older ones are good no more.',
  usedRecoveryCode: 'A recovery code of {account} was used.',
};
