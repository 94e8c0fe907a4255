import type { MessageTexts } from '../messageTexts';

export const ty: MessageTexts = {
  codeLogin:
    '{brand}: {code} ang code mo para mag-sign in. {minutes} lang itong gagana. Hindi namin ito hihingin sa iyo.',
  codeSecond:
    '{brand}: {code} ang ikalawang code mo para mag-sign in mula sa bagong lugar. {minutes} lang itong gagana. Hindi ikaw ito? Huwag ibigay kanino man, at palitan ang password mo.',
  codeRegister:
    '{brand}: {code} ang code mo para mag-register. {minutes} lang itong gagana. Hindi namin ito hihingin sa iyo.',
  codePassword:
    '{brand}: {code} ang code mo para sa bagong password. {minutes} lang itong gagana. Hindi ikaw ito? Huwag ibigay kanino man.',
  mobileTaken:
    '{brand}: may gustong mag-register gamit ang number na ito, pero may account na ito. Ikaw ba ito? Mag-sign in, o gumawa ng bagong password: {site}',
  accountMade:
    '{brand}: welcome! Ang username mo ay {account}, ang password mo ay {password}. Palitan agad ang password.',
  passwordChangedSms:
    '{brand}: napalitan ang password ng {account}. Hindi ikaw ito? Sabihan kami agad: {site}',
  secondCodeSubject: '{brand}: {code} ang ikalawang code mo',
  secondCodeBody:
    'Hello {account},\n\nmay nagsa-sign in sa account mo gamit ang phone, mula sa lugar na hindi pa namin kilala.\n\nIkalawang code mo: {code}\n\n{minutes} lang itong gagana. Hindi ikaw ito? Huwag ibigay ang code kanino man, at palitan ang password mo: {site}\n\n{brand}',
  resetSubject: '{brand}: bagong password',
  resetBody:
    'Hello {account},\n\nsa link na ito ka makakagawa ng bagong password:\n\n{link}\n\nIsang beses lang itong gagana, sa loob ng {minutes}. Hindi ikaw ang humingi? Wala kang kailangang gawin: mananatili ang password mo.\n\n{brand}',
  passwordChangedSubject: '{brand}: napalitan ang password mo',
  passwordChangedBody:
    'Hello {account},\n\nnapalitan ang password ng account mo noong {time}, at na-sign out ka sa lahat ng device.\n\nHindi ikaw ito? Gumawa ng bagong password at sabihan kami agad: {site}\n\n{brand}',
  emailTakenSubject: '{brand}: may account ka na',
  emailTakenBody:
    'Hello {account},\n\nmay kaka-register lang gamit ang e-mail na ito. Sa account mo ito at mananatili roon.\n\nIkaw ba ito? Mag-sign in bilang {account}, o gumawa ng bagong password: {site}\nHindi ikaw? Wala kang kailangang gawin.\n\n{brand}',
  codeBind:
    '{brand}: {code} ang code mo para i-link ang contact na ito sa account mo. Hanggang {minutes} lang ito. Hinding-hindi namin ito hihingin.',
  codeChange:
    '{brand}: {code} ang code mo para palitan ang contact mo. Hanggang {minutes} lang ito. Hindi ikaw? Huwag ibigay kahit kanino, at palitan ang password mo.',
  codePayment:
    '{brand}: {code} ang code mo para sa bagong payment password. Hanggang {minutes} lang ito. Hindi ikaw? Huwag ibigay kahit kanino, at palitan ang password mo.',
  codeMailSubject: '{brand}: {code} ang code mo',
  contactTaken:
    '{brand}: may gustong mag-link ng contact na ito sa ibang account, pero sa account mo ito at mananatili rito. Hindi ikaw? Wala kang kailangang gawin.',
  contactTakenSubject: '{brand}: sa iyo pa rin ang contact mo',
  securityChangedSubject: '{brand}: may nabago sa account mo',
  securityChangedBody:
    'Hello {account},\n\n{what} Nangyari ito noong {time}.\n\nHindi ikaw? Palitan agad ang password mo at sumulat sa amin: {site}\n\n{brand}',
  securityChangedSms: '{brand}: {what} Hindi ikaw? Sumulat agad sa amin: {site}',
  changedPaymentPassword: 'May bagong payment password ang {account}.',
  changedMobile: 'Napalitan ang phone ng {account}.',
  changedEmail: 'Nakumpirma o napalitan ang e-mail ng {account}.',
  changedSecondFactorOn:
    'Naka-on na ang second step gamit ang authenticator app para sa {account}.',
  changedSecondFactorOff:
    'Naka-off na ang second step gamit ang authenticator app para sa {account}.',
  changedRecoveryCodes: 'May mga bagong recovery code ang {account}; hindi na gagana ang mga luma.',
  usedRecoveryCode: 'May ginamit na recovery code ng {account}.',
};
