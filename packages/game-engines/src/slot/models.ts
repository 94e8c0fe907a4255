import type { SlotRules } from './machine';
import { returnsOf } from './returns';

/** Volatility: frequent small wins, or rare large ones. */
export type Volatility = 'low' | 'medium' | 'high';

/** A machine with its data in the game list. */
export interface SlotModel extends SlotRules {
  volatility: Volatility;
  /** Return to player, computed from the strips, in basis points. */
  rtpBasisPoints: number;
  features: readonly string[];
}

type ScatterRules = Pick<SlotRules, 'scatterPays' | 'freeSpins' | 'freeMultiplier'>;

/** Scatter rewards: the same for all machines of a volatility. */
const SCATTER_RULES: Readonly<Record<Volatility, ScatterRules>> = {
  low: { scatterPays: [2, 8, 40], freeSpins: [8, 10, 15], freeMultiplier: 2 },
  medium: { scatterPays: [2, 10, 50], freeSpins: [10, 12, 15], freeMultiplier: 2 },
  high: { scatterPays: [2, 15, 100], freeSpins: [10, 15, 20], freeMultiplier: 3 },
};

function model(
  id: string,
  volatility: Volatility,
  rules: Pick<SlotRules, 'lines' | 'strips' | 'pays'>,
): SlotModel {
  const machine: SlotRules = { id, ...rules, ...SCATTER_RULES[volatility] };
  return {
    ...machine,
    volatility,
    rtpBasisPoints: Math.round(returnsOf(machine).rtp * 10_000),
    features: ['WILD', 'SCATTER', 'FREE_SPINS', `FREE_SPINS_X${machine.freeMultiplier}`],
  };
}

/**
 * The machines of the game list's slots. Past rounds are verified against them: never change one, add another.
 */
export const SLOT_MODELS: readonly SlotModel[] = [
  model('calm-1', 'low', {
    lines: 10,
    strips: [
      'KJLCJCKBSMCDJLBDLLADKAJMJJSCMMLKKMLM',
      'LWLDMMBLJDLCKJKKACLJJDMKMBMKCMSJDWA',
      'JDBKKLDCJMMADWLKMBLAKCLCSLMMWJJKMDLS',
      'KLKAMMBKJLLCWMJKLALDBMKDKCMCMJDBSJLMW',
      'ACAMJBLDDCMJLMLBKCDKLSKMMKLJJSJBDAK',
    ],
    pays: {
      A: [45, 150, 575],
      B: [36, 110, 375],
      C: [29, 85, 275],
      D: [22, 80, 225],
      J: [11, 33, 115],
      K: [11, 33, 110],
      L: [9, 25, 95],
      M: [9, 25, 90],
    },
  }),
  model('calm-2', 'low', {
    lines: 20,
    strips: [
      'JKJCLKBCCSLLMDMMADLMBJAMKSAJKJLJMDMC',
      'JWLKJDKLJCMMLJMBMKMCWCAKSKLCKDLMDJMAJDAWB',
      'LWBJDKSMJDCJKJAMLDSMWJCMLDMKKALJCMBLLC',
      'LKABWSJDBLCMAMCDKWLLKJMMCCMMBJLDKMLJK',
      'CBDJMJLLMKLCKBKSKAJKDALMMKSDCJBLJLCAM',
    ],
    pays: {
      A: [43, 140, 525],
      B: [34, 105, 350],
      C: [27, 80, 250],
      D: [20, 70, 200],
      J: [10, 31, 105],
      K: [10, 31, 105],
      L: [9, 24, 85],
      M: [9, 24, 85],
    },
  }),
  model('calm-3', 'low', {
    lines: 20,
    strips: [
      'SMLMDMBKCDLKBJAKDAJBDMJCCSLLMJMJLAK',
      'MJCWJKLLMJKKDKDLWMJCACMCSLMLBLWMDBA',
      'LJBCADLDLJSCBMMJLKSMKKCMCALKWADDKKWJLM',
      'BLMCLDSLWDMBAMALBMJAJJDKKMJKKCCLCKKW',
      'KSLLCCJBMLCMKDKDMKALMALCDJMBAJJLSB',
    ],
    pays: {
      A: [40, 125, 450],
      B: [32, 95, 325],
      C: [25, 75, 250],
      D: [18, 65, 185],
      J: [10, 29, 95],
      K: [10, 29, 95],
      L: [8, 22, 80],
      M: [8, 22, 80],
    },
  }),
  model('calm-4', 'low', {
    lines: 25,
    strips: [
      'JJLJDCMSKABDMMAKMMDCLSCLLDJBCJAMLBMKJK',
      'DCWDMKJKLMDCCMLBLJKBAJWMLADSKMLBJKWJCLKJ',
      'BSJMWKAMLCLLMJJCKCDJSDKKDWCAJDBKMWLMLLK',
      'JSAJKALLMCWBKLCJKMDBDAKLMWJLCMWDKDMJK',
      'DALLJBMJJKDKMSLCMAMKJKCBCJDMSMLLB',
    ],
    pays: {
      A: [35, 115, 400],
      B: [29, 85, 300],
      C: [23, 70, 225],
      D: [17, 60, 175],
      J: [9, 26, 85],
      K: [9, 25, 85],
      L: [7, 20, 75],
      M: [7, 20, 70],
    },
  }),
  model('even-1', 'medium', {
    lines: 10,
    strips: [
      'DCAMADSKLLJMKCLBJJDKMJCKBDMJBLKJCAMLMMSL',
      'CWMLKDMBJMSLLJAJLADBMMCKMDJKCLKD',
      'WJSJMDJKCLAJLLMLMBKWMCKMJMSDLLCDBKACBK',
      'MKWKMJLCBAJDJALCKDSWMJKLCLMBLBDJJMKC',
      'MLLSLJJMLSCCDBAKMBDDKAKKJKMLJCJMJ',
    ],
    pays: {
      A: [67, 250, 1225],
      B: [48, 160, 650],
      C: [34, 120, 400],
      D: [24, 95, 325],
      J: [9, 32, 130],
      K: [8, 32, 130],
      L: [6, 24, 95],
      M: [6, 24, 95],
    },
  }),
  model('even-2', 'medium', {
    lines: 20,
    strips: [
      'MLMKSKLADLCLLJCLKJDJDKBJBMMCDASBM',
      'WDMLCLDBJKAJKDACMJDJLCBMLJCKMMLLSJKMB',
      'DABLJKJKCSBMJLMDMLMMCBWLJSKKCDKMLWLKCA',
      'KJDKMJBDMKLJMBMDCLLDJLSWCMAKCLJLA',
      'DLKDMLBLJKJLAMBSMMSBJMAKMCDLKCCMJ',
    ],
    pays: {
      A: [64, 250, 1250],
      B: [50, 165, 675],
      C: [33, 130, 425],
      D: [25, 105, 325],
      J: [8, 33, 135],
      K: [8, 33, 135],
      L: [7, 25, 100],
      M: [7, 25, 100],
    },
  }),
  model('even-3', 'medium', {
    lines: 20,
    strips: [
      'LKBMSKLCDMAJCJDLASDMLKLCJMBJMCMKJJ',
      'LAMBJLCWMDCJKDLKMDMMSKMDKMBLJKLCJAK',
      'MMLLKMCDJCDKSBMMLAAMJLBWKALCDSJJDMLJK',
      'MCSMJALMCLJBABKMBMWJLDJKALDLMLJKKMCCDJWKD',
      'DLJKMDCACSDKMLDABKMJMCLCMSJLJBJLLK',
    ],
    pays: {
      A: [80, 305, 1475],
      B: [60, 190, 775],
      C: [39, 145, 475],
      D: [29, 110, 400],
      J: [10, 39, 155],
      K: [10, 39, 155],
      L: [8, 29, 115],
      M: [8, 29, 115],
    },
  }),
  model('even-4', 'medium', {
    lines: 25,
    strips: [
      'MMLKMSLADKMKBKMMDLLDJSCMLKBAJJCCJ',
      'MACLCJMLMBLKCJKWLDDAJLDBLSJMAMKK',
      'LDKMMJWJLSKKCDKALJKLWBDCJDCKMMSLABMJM',
      'KCMDMBAMLKJDJLLJKKDSWAJMDMBKLMJLJBCLAC',
      'JMCAJDLAKABCJSKCMMBDLBLMKMLLKSJJLMDJ',
    ],
    pays: {
      A: [71, 250, 1275],
      B: [50, 170, 675],
      C: [34, 130, 425],
      D: [26, 100, 350],
      J: [10, 34, 135],
      K: [9, 34, 135],
      L: [7, 26, 100],
      M: [7, 26, 100],
    },
  }),
  model('bold-1', 'high', {
    lines: 10,
    strips: [
      'AJJKMSJLDCMLJLLKJBKBAMBSCLJMDMCDKM',
      'MCWDCJBAMKMWLKLCMKAMLLBDKJAJDKBCKSJL',
      'MLKDMDCKBJKJSALJDWKCAMLKCBLDJJWJSBLCMML',
      'DMJLMJCLJWACJDDAMMCLLJKMSDKKCBKWJMKLBKM',
      'CJDJJKSKDLMADMJLMLCMBAKKMMJCLSMLKCBDBAJL',
    ],
    pays: {
      A: [65, 320, 2750],
      B: [44, 235, 1100],
      C: [27, 110, 575],
      D: [22, 85, 325],
      J: [5, 16, 80],
      K: [4, 16, 80],
      L: [4, 13, 65],
      M: [3, 13, 65],
    },
  }),
  model('bold-2', 'high', {
    lines: 20,
    strips: [
      'KLLCMKJJAMJSDCMMSDLLBMBCDJLKJAJCMK',
      'JWLLABKMADLKKDCJJCLKSWDCLJMMLMKMKBJ',
      'SKCDJLMCKLDMKCLLAWKBJJSMLMMLJCJKADBJ',
      'JDKKCJCSADWJBAMMLLMBJKCMLKBMJDALLMWLMDJ',
      'CKBKJLBLMMDBDCKJLAMJMLJLJMSDMKCAKSKCJ',
    ],
    pays: {
      A: [74, 375, 3075],
      B: [48, 250, 1250],
      C: [31, 115, 625],
      D: [25, 100, 375],
      J: [6, 18, 90],
      K: [5, 17, 80],
      L: [5, 15, 75],
      M: [4, 15, 75],
    },
  }),
  model('bold-3', 'high', {
    lines: 25,
    strips: [
      'LDLCKMJLKDLASLJKMBJKJBCSMKCBKMDMJA',
      'LLWCJBDADSCMDCWKKLKALACJKJKLMMKJMLMB',
      'JSWALLJMCMJSKCDMMLMKBDKLDJKJBBCDMALWC',
      'LKJCKLDSCDMJMBJKLJAKBMLDAMDMJLACKMMKW',
      'KCBLMJJDJMKJJLLSLMLMDDAKMJAKBKLCSCD',
    ],
    pays: {
      A: [65, 325, 2625],
      B: [42, 200, 1050],
      C: [26, 105, 525],
      D: [21, 85, 325],
      J: [5, 16, 80],
      K: [4, 15, 80],
      L: [4, 13, 65],
      M: [3, 13, 60],
    },
  }),
  model('bold-4', 'high', {
    lines: 25,
    strips: [
      'BMLKLKJMAKLSLDCCADLSJCDKJCDJLMBMMKM',
      'JLJJDMMLMSDKBCKWKLDLKMJCMACMLKABMJ',
      'MJDSKKSKMBMJWJLKCLABDMACCDMJKLJLLWK',
      'LJJKKCADAMSLKDLLKMDWMLMJJBCCKMBJJ',
      'CKMLLJJAKBKMMLJMKLDJKJLSCJDSDAKBLMDMCA',
    ],
    pays: {
      A: [74, 375, 3050],
      B: [49, 250, 1225],
      C: [29, 115, 600],
      D: [24, 100, 375],
      J: [6, 18, 90],
      K: [5, 17, 90],
      L: [5, 15, 75],
      M: [4, 15, 75],
    },
  }),
];

const BY_ID = new Map(SLOT_MODELS.map((model) => [model.id, model]));

/** The machine with this id. */
export const slotModel = (id: string): SlotModel | undefined => BY_ID.get(id);
