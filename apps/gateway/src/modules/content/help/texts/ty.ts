import type { HelpTexts } from '../subjects';

export const ty: HelpTexts = {
  subjects: {
    account: { title: 'Ang account mo', summary: 'Pag-sign in, password at mga code.' },
    money: { title: 'Pera', summary: 'Deposit, withdraw at kung saan nakasulat ang bawat galaw.' },
    games: {
      title: 'Mga laro',
      summary: 'Kapag ayaw magbukas ng laro, at paano i-check ang round.',
    },
    rewards: { title: 'Mga reward', summary: 'Promo, points at ang dala ng mas mataas na rank.' },
    'play-safely': {
      title: 'Ligtas na paglalaro',
      summary: 'Mga limit, pahinga at sino ang puwede.',
    },
    device: { title: 'Phone at browser', summary: 'Ang app, mabagal na linya, wika at theme.' },
  },
  articles: {
    'sign-in': {
      title: 'Hindi ako makapag-sign in',
      content:
        '<p>Tingnan muna ang username: walang espasyo, at pareho lang ang malaki at maliit na titik. Sa password, magkaiba ang mga ito.</p><p>Pagkatapos ng tatlong maling subok, may larawang kailangang basahin. Kapag umabot ng dalawampu sa loob ng limang minuto, maghintay ng limang minuto.</p><p>Kung nakalimutan ang password, piliin ang “Nakalimutan ang password” at kumuha ng bago sa e-mail o mobile.</p>',
      keywords: ['login', 'hindi makapasok', 'naka-lock', 'captcha'],
    },
    password: {
      title: 'Bagong password',
      content:
        '<p>Piliin ang “Nakalimutan ang password” sa pag-sign in.</p><ul><li><strong>Sa mobile:</strong> magpapadala kami ng code, at agad kang pipili ng bagong password.</li><li><strong>Sa e-mail:</strong> ilagay ang username at address; magpapadala kami ng link na isang beses lang gagana.</li></ul><p>Masa-sign out ang lahat ng ibang device kapag nagpalit ng password.</p>',
      keywords: ['reset', 'forgot', 'palit', 'expired'],
    },
    codes: {
      title: 'Hindi dumarating ang code',
      content:
        '<p>{minutes} minuto lang ang bisa ng code. Hintayin ang countdown bago humingi ng isa pa: ang pinakabago lang ang gagana.</p><ul><li>Tingnan ang numero at ang country code.</li><li>Silipin ang mga naka-block o hindi kilalang mensahe.</li><li>Kapag sobra na ang code, maghintay o magtanong sa customer service.</li></ul>',
      keywords: ['sms', 'otp', 'verification', 'text'],
    },
    safe: {
      title: 'Para ligtas ang account',
      content:
        '<ul><li>Gumamit ng password na hindi mo gamit saanman.</li><li>Walang taga-{brand} na hihingi nito, o ng code.</li><li>Mag-sign out sa device na ginagamit din ng iba; tinatapos ng “Mag-sign out sa lahat” ang bawat session.</li></ul>',
      keywords: ['security', 'na-hack', 'nakaw', 'scam', 'device'],
    },
    trial: {
      title: 'Ano ang kaya ng trial account',
      content:
        '<p>Play money lang ang gamit ng trial account. Hindi ito makapag-deposit, withdraw, transfer o chat, at hindi binabayaran ang panalo nito.</p>',
      keywords: ['guest', 'libre', 'register'],
    },
    deposit: {
      title: 'Paano mag-deposit?',
      content:
        '<p>Mag-sign in at pindutin ang <strong>Deposit</strong> sa itaas ng kahit anong page. Pumili ng paraan ng bayad, ilagay ang halaga at sundin ang mga hakbang.</p><p>Tataas ang balanse pagkakumpirma ng bayad. Kung wala pa pagkalipas ng kalahating oras, sumulat sa amin kasama ang reference ng bayad.</p>',
      keywords: ['cash in', 'top up', 'bayad', 'bangko', 'wallet'],
    },
    withdraw: {
      title: 'Paano mag-withdraw?',
      content:
        '<ol><li>Pindutin ang <strong>Withdraw</strong> sa itaas ng kahit anong page.</li><li>Ilagay ang halaga at piliin kung saan papunta.</li><li>Kumpirmahin gamit ang payment password mo.</li></ol><p>Pagdating ng pera, kumpirmahin ito sa account record. Kung hindi dumating, sabihin doon at maglagay ng patunay: titingnan namin.</p>',
      keywords: ['cash out', 'labas ng pera', 'pending', 'bangko'],
    },
    record: {
      title: 'Kung saan nakasulat ang bawat galaw',
      content:
        '<p>Nasa account record ang bawat deposit, bet, payout at bonus kasama ang balanse pagkatapos. Nasa betting record ang bawat bet at ang kinalabasan nito. Pareho silang nasa menu sa ilalim ng pangalan mo.</p>',
      keywords: ['history', 'transaksyon', 'nawawala'],
    },
    'unknown-outcome': {
      title: 'Naputol ang linya habang gumagalaw ang pera',
      content:
        '<p>Walang gumagalaw nang dalawang beses: magtatanong ulit ang page gamit ang parehong numero at ipapakita kung ano talaga ang nangyari. Kung “Tinitingnan…” pa rin pagkalipas ng ilang minuto, i-reload ang page at tingnan ang account record.</p>',
      keywords: ['timeout', 'doble', 'disconnected'],
    },
    'does-not-open': {
      title: 'Ayaw magbukas ng laro',
      content:
        '<p>I-reload ang page, saka subukan ang “Buksan sa window”. Kung hinarang ng browser ang window, payagan ang pop-up para sa site na ito.</p><p>Itinutuloy namin hanggang dulo ang round na nasimulan na; makikita mo ito sa betting record.</p>',
      keywords: ['black screen', 'loading', 'naka-stuck', 'pop-up'],
    },
    fair: {
      title: 'Paano ko malalamang patas ang round?',
      content:
        '<p>Bago ang round, nangangako ang bahay sa isang lihim gamit ang hash nito. Pagkatapos, ipinapakita ang lihim, at kayang kuwentahin ulit ng kahit sino ang resulta mula rito, sa sarili mong seed at sa bilang ng round.</p>',
      keywords: ['daya', 'luto', 'random', 'verify', 'rtp'],
    },
    demo: {
      title: 'Subukan ang laro nang libre',
      content:
        '<p>Puwedeng laruin gamit ang play money ang mga larong may “Demo”. Pareho ang odds sa totoong pera, walang panalo o talo, at wala ito sa mga record mo.</p>',
      keywords: ['free play', 'practice', 'subok'],
    },
    promotions: {
      title: 'Paano makakuha ng promo?',
      content:
        '<p>Buksan ang <a href="/promotions">Mga promo</a>, basahin ang kondisyon, at pindutin ang button ng gusto mo. May binibigay agad; may kailangan munang i-apply, at doon mo makikita ang nangyari.</p><p>Nasa balanse agad ang na-claim na bonus, at nasa account record din.</p>',
      keywords: ['bonus', 'claim', 'apply', 'rejected', 'welcome'],
    },
    points: {
      title: 'Points at ang points mall',
      content:
        '<p>Kumikita ka ng points sa paglalaro; depende sa klase ng laro kung gaano karami ang katumbas ng isang point. Ipalit sa <a href="/pointMall">points mall</a>. Hindi nag-e-expire ang points.</p>',
      keywords: ['redeem', 'reward', 'palit', 'regalo'],
    },
    vip: {
      title: 'Mga rank at ang VIP desk',
      content:
        '<p>Tumataas ang club rank mo sa paglalaro. Mula rank 5, may sariling desk ang customer service para sa iyo: doon ka kusang dadalhin ng “Customer service”.</p>',
      keywords: ['level', 'club', 'label', 'diamond'],
    },
    limits: {
      title: 'Magtakda ng limit bago maglaro',
      content:
        '<p>Libangan ang laro, hindi pagkakakitaan. Magpasya kung gaanong pera at oras lang, at huminto kapag naabot na.</p><p>Huwag maglaro gamit ang utang, para bumawi sa talo, o kapag masama ang pakiramdam. Naglalagay ng limit sa account mo ang customer service kapag hiningi mo.</p>',
      keywords: ['responsible', 'budget', 'talo', 'adik'],
    },
    break: {
      title: 'Magpahinga muna',
      content:
        '<p>Sabihin sa customer service kung gaano katagal mo gustong lumayo: isang araw, isang buwan o tuluyan na. Walang pipigil sa iyo, at sarado ang account hanggang noon. Sa iyo pa rin ang balanse mo.</p>',
      keywords: ['self-exclusion', 'isara ang account', 'tigil', 'burahin'],
    },
    age: {
      title: 'Sino ang puwedeng maglaro',
      content:
        '<p>Mga taong {age} pataas lang. Sinusuri namin ito, at isinasara ang account ng mas bata.</p>',
      keywords: ['edad', 'menor', 'bata', 'ID'],
    },
    install: {
      title: 'Ang app sa phone mo',
      content:
        '<p>Buksan ang <a href="/down">App download</a> sa phone mo, o i-scan ang code gamit ang camera, at sundin ang apat na hakbang. Gumagana rin ang site sa browser kahit walang app.</p>',
      keywords: ['android', 'iphone', 'ios', 'apk', 'install', 'qr'],
    },
    slow: {
      title: 'Mabagal ang site',
      content:
        '<p>Patakbuhin ang <a href="/helpmc?view=speed">subok ng bilis</a>: sinusukat nito ang mga address namin mula sa kinaroroonan mo at minamarkahan ang pinakamabilis. Isang pindot lang ang paglipat; pareho ang account at balanse.</p><p>Kung mabagal lahat, ang linya ang problema: sumubok ng ibang network.</p>',
      keywords: ['lag', 'speed', 'loading', 'address', 'domain', 'connection'],
    },
    language: {
      title: 'Wika at theme',
      content:
        '<p>Pinipili ang wika sa menu sa gilid; light o dark sa itaas ng page. Mananatili ang pinili mo, at walang mawawala sa mga na-type mo.</p>',
      keywords: ['translate', 'english', 'tagalog', 'dark', 'light', 'kulay'],
    },
  },
};
