import type { getHelpCentre, WireValueOf } from '@perya/api-client';

type Wire = WireValueOf<typeof getHelpCentre>;
type Text = { EN: string; TY: string };

interface Article {
  id: string;
  title: Text;
  /** HTML of paragraphs and lists; the numbers of the brand stand in braces. */
  content: Text;
}

interface Subject {
  id: string;
  title: Text;
  articles: readonly Article[];
}

/** Languages that read the Tagalog text; the others read the English one (decisions.md, Languages). */
const READ_TAGALOG: ReadonlySet<string> = new Set(['TY', 'FIL']);

interface HelpNumbers {
  brandName: string;
  ageLimit: number;
}

/** The help centre in a language. */
export function helpIn(language: string, { brandName, ageLimit }: HelpNumbers): Wire {
  const read = (text: Text) =>
    (READ_TAGALOG.has(language) ? text.TY : text.EN)
      .replaceAll('{brand}', brandName)
      .replaceAll('{age}', String(ageLimit));
  return {
    list: SUBJECTS.map(({ id, title, articles }) => ({
      id,
      title: read(title),
      children: articles.map((article) => ({
        id: article.id,
        title: read(article.title),
        content: read(article.content),
      })),
    })),
  };
}

const SUBJECTS: readonly Subject[] = [
  {
    id: 'account',
    title: { EN: 'Your account', TY: 'Ang account mo' },
    articles: [
      {
        id: 'sign-in',
        title: { EN: 'I cannot sign in', TY: 'Hindi ako makapag-sign in' },
        content: {
          EN: '<p>Check the username first: it has no blanks, and capital letters do not matter. In the password they do.</p><p>After three wrong tries you are asked to read a picture. After twenty within five minutes, wait five minutes.</p><p>If the password is gone, choose “Forgot password” and get a new one by e-mail or by mobile.</p>',
          TY: '<p>Tingnan muna ang username: walang espasyo, at pareho lang ang malaki at maliit na titik. Sa password, magkaiba ang mga ito.</p><p>Pagkatapos ng tatlong maling subok, may larawang kailangang basahin. Kapag umabot ng dalawampu sa loob ng limang minuto, maghintay ng limang minuto.</p><p>Kung nakalimutan ang password, piliin ang “Nakalimutan ang password” at kumuha ng bago sa e-mail o mobile.</p>',
        },
      },
      {
        id: 'trial',
        title: { EN: 'What a trial account can do', TY: 'Ano ang kaya ng trial account' },
        content: {
          EN: '<p>A trial account plays with play money. It cannot deposit, withdraw, transfer or chat, and its winnings are not paid out.</p>',
          TY: '<p>Play money lang ang gamit ng trial account. Hindi ito makapag-deposit, withdraw, transfer o chat, at hindi binabayaran ang panalo nito.</p>',
        },
      },
      {
        id: 'safe',
        title: { EN: 'Keeping the account safe', TY: 'Para ligtas ang account' },
        content: {
          EN: '<ul><li>Use a password that you use nowhere else.</li><li>Nobody of {brand} ever asks for it.</li><li>Sign out on a device that others use; “Sign out everywhere” ends every session.</li></ul>',
          TY: '<ul><li>Gumamit ng password na hindi mo gamit saanman.</li><li>Walang taga-{brand} na hihingi nito.</li><li>Mag-sign out sa device na ginagamit din ng iba; tinatapos ng “Mag-sign out sa lahat” ang bawat session.</li></ul>',
        },
      },
    ],
  },
  {
    id: 'games',
    title: { EN: 'Games', TY: 'Mga laro' },
    articles: [
      {
        id: 'does-not-open',
        title: { EN: 'A game does not open', TY: 'Ayaw magbukas ng laro' },
        content: {
          EN: '<p>Reload the page, then try “Open in a window”. If your browser blocked the window, allow pop-ups for this site.</p><p>A round that was under way goes on to its end on our side; you find it in the betting record.</p>',
          TY: '<p>I-reload ang page, saka subukan ang “Buksan sa window”. Kung hinarang ng browser ang window, payagan ang pop-up para sa site na ito.</p><p>Itinutuloy namin hanggang dulo ang round na nasimulan na; makikita mo ito sa betting record.</p>',
        },
      },
      {
        id: 'fair',
        title: {
          EN: 'How do I know that a round was fair?',
          TY: 'Paano ko malalamang patas ang round?',
        },
        content: {
          EN: '<p>Before a round the house commits to a secret by its hash. After it the secret is shown, and anybody can compute the outcome again from it, from your own seed and from the number of the round.</p>',
          TY: '<p>Bago ang round, nangangako ang bahay sa isang lihim gamit ang hash nito. Pagkatapos, ipinapakita ang lihim, at kayang kuwentahin ulit ng kahit sino ang resulta mula rito, sa sarili mong seed at sa bilang ng round.</p>',
        },
      },
    ],
  },
  {
    id: 'money',
    title: { EN: 'Money', TY: 'Pera' },
    articles: [
      {
        id: 'record',
        title: { EN: 'Where every movement is written', TY: 'Kung saan nakasulat ang bawat galaw' },
        content: {
          EN: '<p>The account record lists each deposit, bet, payout and bonus with the balance after it. The betting record lists each bet with its outcome.</p>',
          TY: '<p>Nasa account record ang bawat deposit, bet, payout at bonus kasama ang balanse pagkatapos. Nasa betting record ang bawat bet at ang kinalabasan nito.</p>',
        },
      },
      {
        id: 'unknown-outcome',
        title: {
          EN: 'The line broke while money moved',
          TY: 'Naputol ang linya habang gumagalaw ang pera',
        },
        content: {
          EN: '<p>Nothing is moved twice: the page asks again under the same number and shows what really happened.</p>',
          TY: '<p>Walang gumagalaw nang dalawang beses: magtatanong ulit ang page gamit ang parehong numero at ipapakita kung ano talaga ang nangyari.</p>',
        },
      },
    ],
  },
  {
    id: 'play-safely',
    title: { EN: 'Playing safely', TY: 'Ligtas na paglalaro' },
    articles: [
      {
        id: 'limits',
        title: { EN: 'Set limits before you play', TY: 'Magtakda ng limit bago maglaro' },
        content: {
          EN: '<p>Play is for fun, not for income. Decide how much money and time it may take, and stop when you reach it.</p><p>Never play with borrowed money, to win back a loss, or when you are not feeling well.</p>',
          TY: '<p>Libangan ang laro, hindi pagkakakitaan. Magpasya kung gaanong pera at oras lang, at huminto kapag naabot na.</p><p>Huwag maglaro gamit ang utang, para bumawi sa talo, o kapag masama ang pakiramdam.</p>',
        },
      },
      {
        id: 'age',
        title: { EN: 'Who may play', TY: 'Sino ang puwedeng maglaro' },
        content: {
          EN: '<p>Only persons of {age} and above. We check it, and close accounts of younger persons.</p>',
          TY: '<p>Mga taong {age} pataas lang. Sinusuri namin ito, at isinasara ang account ng mas bata.</p>',
        },
      },
    ],
  },
];
