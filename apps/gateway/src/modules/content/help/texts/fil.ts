import type { HelpTexts } from '../subjects';

export const fil: HelpTexts = {
  subjects: {
    account: { title: 'Ang iyong account', summary: 'Pagpasok, mga password at mga code.' },
    money: { title: 'Salapi', summary: 'Pagdeposito, pagkuha ng pera at talaan ng bawat galaw.' },
    games: {
      title: 'Mga palaro',
      summary: 'Kung hindi bumubukas ang laro, at pagsusuri ng isang round.',
    },
    rewards: {
      title: 'Mga gantimpala',
      summary: 'Mga promosyon, puntos at hatid ng mataas na ranggo.',
    },
    'play-safely': {
      title: 'Ligtas na paglalaro',
      summary: 'Mga hangganan, pahinga at kung sino ang maaari.',
    },
    device: { title: 'Telepono at browser', summary: 'Ang app, mabagal na linya, wika at tema.' },
  },
  articles: {
    'sign-in': {
      title: 'Hindi ako makapasok',
      content:
        '<p>Suriin muna ang username: wala itong puwang, at hindi mahalaga ang malalaking titik. Sa password, mahalaga ang mga ito.</p><p>Matapos ang tatlong maling pagsubok, hihilinging basahin mo ang isang larawan. Matapos ang dalawampu sa loob ng limang minuto, maghintay ng limang minuto.</p><p>Kung nalimutan ang password, piliin ang “Nakalimutan ang password” at kumuha ng bago sa pamamagitan ng e-mail o mobile.</p>',
      keywords: ['login', 'sign in', 'nakakandado', 'captcha'],
    },
    password: {
      title: 'Pagkuha ng bagong password',
      content:
        '<p>Piliin ang “Nakalimutan ang password” sa pahina ng pagpasok.</p><ul><li><strong>Sa mobile:</strong> padadalhan ka namin ng code, at kaagad kang pipili ng bagong password.</li><li><strong>Sa e-mail:</strong> ilagay ang username at address; magpapadala kami ng link na minsan lamang magagamit.</li></ul><p>Lalabas sa lahat ng ibang device kapag nagbago ang password.</p>',
      keywords: ['reset', 'kalimot', 'palitan', 'lipas'],
    },
    codes: {
      title: 'Hindi natatanggap ang code',
      content:
        '<p>May bisa ang code sa loob ng {minutes} minuto. Hintaying matapos ang bilang bago humiling ng panibago: ang pinakahuli lamang ang gumagana.</p><ul><li>Suriin ang numero at ang kodigo ng bansa.</li><li>Tingnan ang mga hinarang o di-kilalang mensahe.</li><li>Kung labis na ang mga code, maghintay o magtanong sa customer service.</li></ul>',
      keywords: ['sms', 'otp', 'beripikasyon', 'mensahe'],
    },
    safe: {
      title: 'Pangangalaga sa account',
      content:
        '<ul><li>Gumamit ng password na wala sa ibang pook.</li><li>Walang kawani ng {brand} ang hihingi nito, o ng code.</li><li>Lumabas sa device na ginagamit din ng iba; winawakasan ng “Mag-sign out sa lahat” ang bawat sesyon.</li></ul>',
      keywords: ['seguridad', 'ninakaw', 'panloloko', 'device'],
    },
    trial: {
      title: 'Ang magagawa ng trial account',
      content:
        '<p>Perang panlaro lamang ang gamit ng trial account. Hindi ito makapagdedeposito, makakakuha ng pera, makapaglilipat o makapag-chat, at hindi ibinabayad ang mga napanalunan nito.</p>',
      keywords: ['panauhin', 'libre', 'magparehistro'],
    },
    deposit: {
      title: 'Paano ako magdedeposito?',
      content:
        '<p>Pumasok at pindutin ang <strong>Deposit</strong> sa itaas ng alinmang pahina. Pumili ng paraan ng pagbabayad, ilagay ang halaga at sundin ang mga hakbang.</p><p>Madaragdagan ang balanse kapag napagtibay ang bayad. Kung hindi pa matapos ang kalahating oras, sumulat sa amin kalakip ang reference ng bayad.</p>',
      keywords: ['dagdag pera', 'bayad', 'bangko', 'cash in'],
    },
    withdraw: {
      title: 'Paano ako kukuha ng pera?',
      content:
        '<ol><li>Pindutin ang <strong>Withdraw</strong> sa itaas ng alinmang pahina.</li><li>Ilagay ang halaga at piliin kung saan ito patutungo.</li><li>Pagtibayin sa pamamagitan ng password sa pagbabayad.</li></ol><p>Kapag dumating ang pera, pagtibayin ito sa talaan ng account. Kung hindi, sabihin doon at maglakip ng katibayan: susuriin namin ito.</p>',
      keywords: ['withdraw', 'cash out', 'nakabinbin', 'bangko'],
    },
    record: {
      title: 'Ang talaan ng bawat galaw ng pera',
      content:
        '<p>Nasa talaan ng account ang bawat deposito, taya, panalo at bonus kasama ang balanse pagkatapos nito. Nasa talaan ng pagtaya ang bawat taya at ang kinalabasan. Kapwa sila nasa menu sa ilalim ng iyong pangalan.</p>',
      keywords: ['kasaysayan', 'transaksiyon', 'nawawala'],
    },
    'unknown-outcome': {
      title: 'Naputol ang linya habang inililipat ang pera',
      content:
        '<p>Walang inililipat nang dalawang ulit: muling magtatanong ang pahina gamit ang iyon ding numero at ipakikita ang tunay na nangyari. Kung sinusuri pa rin makalipas ang ilang minuto, i-reload ang pahina at tingnan ang talaan ng account.</p>',
      keywords: ['timeout', 'doble', 'dalawang beses'],
    },
    'does-not-open': {
      title: 'Hindi bumubukas ang laro',
      content:
        '<p>I-reload ang pahina, saka subukan ang “Buksan sa window”. Kung hinarang ng browser ang window, pahintulutan ang pop-up para sa site na ito.</p><p>Ipinagpapatuloy namin hanggang wakas ang nasimulang round; makikita mo ito sa talaan ng pagtaya.</p>',
      keywords: ['itim na screen', 'naglo-load', 'tumigil', 'pop-up'],
    },
    fair: {
      title: 'Paano ko matitiyak na patas ang round?',
      content:
        '<p>Bago ang round, itinatali ng bahay ang sarili sa isang lihim sa pamamagitan ng hash nito. Pagkatapos ay inilalantad ang lihim, at makukuwenta muli ninuman ang kinalabasan mula rito, sa sarili mong seed at sa bilang ng round.</p>',
      keywords: ['pandaraya', 'sapalaran', 'patunay', 'rtp'],
    },
    demo: {
      title: 'Pagsubok sa laro nang walang bayad',
      content:
        '<p>Ang mga larong may “Demo” ay malalaro gamit ang perang panlaro. Magkatulad ang tsansa sa tunay na pera, walang napananalunan o natatalo, at wala ito sa iyong mga talaan.</p>',
      keywords: ['libreng laro', 'pagsasanay', 'subok'],
    },
    promotions: {
      title: 'Paano ako makakukuha ng promosyon?',
      content:
        '<p>Buksan ang <a href="/promotions">Mga promosyon</a>, basahin ang mga kondisyon, at pindutin ang button ng naibigan mo. May ipinagkakaloob kaagad; may kailangang hilingin muna, at doon makikita ang kinahinatnan.</p><p>Ang kinuhang bonus ay kaagad na nasa balanse at sa talaan ng account.</p>',
      keywords: ['bonus', 'kunin', 'aplikasyon', 'tinanggihan'],
    },
    points: {
      title: 'Mga puntos at ang points mall',
      content:
        '<p>Nagkakapuntos ka sa iyong paglalaro; nakabatay sa uri ng laro ang halaga ng isang puntos. Ipagpalit ang mga ito sa <a href="/pointMall">points mall</a>. Hindi kailanman nalilipas ang mga puntos.</p>',
      keywords: ['palitan', 'gantimpala', 'regalo', 'redeem'],
    },
    vip: {
      title: 'Mga ranggo at ang mesang VIP',
      content:
        '<p>Tumataas ang iyong ranggo sa club ayon sa paglalaro. Mula sa ranggong 5, may sariling mesa para sa iyo ang customer service: doon ka kusang ihahatid ng “Customer service”.</p>',
      keywords: ['antas', 'club', 'diamond'],
    },
    limits: {
      title: 'Maglagay ng hangganan bago maglaro',
      content:
        '<p>Ang laro ay libangan, hindi hanapbuhay. Pagpasiyahan kung gaano karaming pera at oras lamang, at tumigil kapag naabot na ito.</p><p>Huwag maglaro gamit ang hiram na pera, upang bawiin ang talo, o kung masama ang pakiramdam. Naglalagay ang customer service ng hangganan sa iyong account kapag hiniling.</p>',
      keywords: ['pananagutan', 'badyet', 'pagkatalo', 'adiksiyon'],
    },
    break: {
      title: 'Pansamantalang paghinto',
      content:
        '<p>Sabihin sa customer service kung gaano katagal mong nais lumayo: isang araw, isang buwan o habambuhay. Walang hahadlang sa iyo, at sarado ang account hanggang sa panahong iyon. Mananatiling iyo ang balanse.</p>',
      keywords: ['isara ang account', 'tumigil', 'burahin', 'pagbubukod'],
    },
    age: {
      title: 'Sino ang maaaring maglaro',
      content:
        '<p>Mga taong may edad na {age} pataas lamang. Tinitiyak namin ito, at isinasara ang account ng nakababata.</p>',
      keywords: ['edad', 'menor', 'bata', 'pagkakakilanlan'],
    },
    install: {
      title: 'Ang app sa iyong telepono',
      content:
        '<p>Buksan ang <a href="/down">pag-download ng app</a> sa iyong telepono, o basahin ang code nito gamit ang kamera, at sundin ang apat na hakbang. Gumagana rin ang site sa browser kahit walang app.</p>',
      keywords: ['android', 'iphone', 'ios', 'apk', 'ikabit', 'qr'],
    },
    slow: {
      title: 'Mabagal ang pahina',
      content:
        '<p>Patakbuhin ang <a href="/helpmc?view=speed">pagsubok ng bilis</a>: sinusukat nito ang aming mga address mula sa iyong kinaroroonan at minamarkahan ang pinakamabilis. Isang pindot ang paglipat; iisa ang account at balanse.</p><p>Kung mabagal ang lahat, ang linya ang dahilan: sumubok ng ibang network.</p>',
      keywords: ['bagal', 'bilis', 'address', 'koneksiyon'],
    },
    language: {
      title: 'Wika at tema',
      content:
        '<p>Pinipili ang wika sa menu sa gilid; maliwanag o madilim sa itaas ng pahina. Mananatili ang mga ito mula noon, at walang mawawala sa iyong naisulat.</p>',
      keywords: ['salin', 'ingles', 'madilim', 'maliwanag', 'kulay'],
    },
  },
};
