import type { MessageTexts } from '../messageTexts';

export const fil: MessageTexts = {
  codeLogin:
    '{brand}: {code} ang inyong kodigo sa pag-sign in. May bisa ito nang {minutes}. Hindi namin ito kailanman hihingin.',
  codeSecond:
    '{brand}: {code} ang inyong ikalawang kodigo upang mag-sign in mula sa bagong lugar. May bisa ito nang {minutes}. Kung hindi kayo ito, huwag itong ibigay kaninuman at palitan ang inyong password.',
  codeRegister:
    '{brand}: {code} ang inyong kodigo sa pagpaparehistro. May bisa ito nang {minutes}. Hindi namin ito kailanman hihingin.',
  codePassword:
    '{brand}: {code} ang inyong kodigo para sa bagong password. May bisa ito nang {minutes}. Kung hindi kayo ito, huwag itong ibigay kaninuman.',
  mobileTaken:
    '{brand}: may nais magparehistro gamit ang numerong ito, ngunit mayroon na itong account. Kung kayo ito, mag-sign in o magtakda ng bagong password: {site}',
  accountMade:
    '{brand}: maligayang pagdating! Ang inyong username ay {account} at ang inyong password ay {password}. Mangyaring palitan agad ang password.',
  passwordChangedSms:
    '{brand}: pinalitan ang password ng {account}. Kung hindi kayo ito, makipag-ugnayan agad sa amin: {site}',
  secondCodeSubject: '{brand}: {code} ang inyong ikalawang kodigo',
  secondCodeBody:
    'Magandang araw, {account}.\n\nMay nagsa-sign in sa inyong account sa pamamagitan ng telepono, mula sa lugar na hindi pa namin kilala.\n\nAng inyong ikalawang kodigo: {code}\n\nMay bisa ito nang {minutes}. Kung hindi kayo ito, huwag ibigay ang kodigo kaninuman at palitan ang inyong password: {site}\n\n{brand}',
  resetSubject: '{brand}: pagtatakda ng bagong password',
  resetBody:
    'Magandang araw, {account}.\n\nSa link na ito kayo makapagtatakda ng bagong password:\n\n{link}\n\nMinsan lamang ito magagamit, sa loob ng {minutes}. Kung hindi kayo ang humiling, wala kayong kailangang gawin: mananatili ang inyong password.\n\n{brand}',
  passwordChangedSubject: '{brand}: pinalitan ang inyong password',
  passwordChangedBody:
    'Magandang araw, {account}.\n\nPinalitan ang password ng inyong account noong {time}, at kayo ay na-sign out sa lahat ng device.\n\nKung hindi kayo ito, magtakda ng bagong password at makipag-ugnayan agad sa amin: {site}\n\n{brand}',
  emailTakenSubject: '{brand}: mayroon na kayong account',
  emailTakenBody:
    'Magandang araw, {account}.\n\nMay kararehistro lamang gamit ang e-mail na ito. Pag-aari ito ng inyong account at mananatili roon.\n\nKung kayo ito, mag-sign in bilang {account} o magtakda ng bagong password: {site}\nKung hindi kayo ito, wala kayong kailangang gawin.\n\n{brand}',
  codeBind:
    '{brand}: {code} ang kodigo mo upang iugnay ang kontak na ito sa iyong account. Hanggang {minutes} lamang ito. Hindi namin ito kailanman hihingin.',
  codeChange:
    '{brand}: {code} ang kodigo mo upang palitan ang iyong kontak. Hanggang {minutes} lamang ito. Hindi ba ikaw? Huwag sabihin kaninuman, at palitan ang iyong password.',
  codePayment:
    '{brand}: {code} ang kodigo mo para sa bagong password sa pagbabayad. Hanggang {minutes} lamang ito. Hindi ba ikaw? Huwag sabihin kaninuman, at palitan ang iyong password.',
  codeMailSubject: '{brand}: {code} ang iyong kodigo',
  contactTaken:
    '{brand}: may nais mag-ugnay ng kontak na ito sa ibang account, ngunit sa iyong account ito at mananatili roon. Hindi ba ikaw? Wala kang kailangang gawin.',
  contactTakenSubject: '{brand}: sa iyo pa rin ang iyong kontak',
  securityChangedSubject: '{brand}: may nagbago sa iyong account',
  securityChangedBody:
    'Kumusta {account},\n\n{what} Naganap ito noong {time}.\n\nHindi ba ikaw? Palitan kaagad ang iyong password at sumulat sa amin: {site}\n\n{brand}',
  securityChangedSms: '{brand}: {what} Hindi ba ikaw? Sumulat kaagad sa amin: {site}',
  changedPaymentPassword: 'Itinakdang muli ang password sa pagbabayad ng {account}.',
  changedMobile: 'Napalitan ang telepono ng {account}.',
  changedEmail: 'Napatunayan o napalitan ang e-mail ng {account}.',
  changedSecondFactorOn:
    'Binuksan ang ikalawang hakbang gamit ang authenticator app para sa {account}.',
  changedSecondFactorOff:
    'Isinara ang ikalawang hakbang gamit ang authenticator app para sa {account}.',
  changedRecoveryCodes:
    'Gumawa ng mga bagong kodigo sa pagbawi para sa {account}; hindi na magagamit ang mga luma.',
  usedRecoveryCode: 'Nagamit ang isang kodigo sa pagbawi ng {account}.',
};
