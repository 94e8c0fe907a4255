import { getPromotion, listPromotions, type WireValueOf } from '@perya/api-client';
import {
  decodeOutput,
  wirePage,
  wirePromotion,
  wirePromotionDetail,
} from '@perya/api-client/testing';

type WirePromotion = WireValueOf<typeof listPromotions>['list'][number];
type WireDetail = WireValueOf<typeof getPromotion>;

const DAY = 86_400_000;
const NOVEMBER = Date.UTC(2026, 9, 31, 16);
const DECEMBER = NOVEMBER + 30 * DAY;

const TERMS = `<p>Every round of a lantern game lights a little more.</p>
<h2>How it works</h2><ol><li>Press “Take part” on this page, once.</li><li>From then on it counts by itself.</li></ol>
<h2>Terms</h2><table><tbody><tr><th scope="row">Runs</th><td>Nov 1 to Dec 1, 2026</td></tr><tr><th scope="row">For</th><td>every member</td></tr></tbody></table>
<ul><li>A bonus is to be played 3 times before the next withdrawal.</li><li>From 21 years.</li></ul>`;

const BONUS = { bonus: '150.00', currency: 'PHP' };

/** One of each state, and of each way to participate. */
export const PROMOTIONS: readonly WirePromotion[] = [
  wirePromotion({
    id: 'lanterns',
    title: 'One lantern for everybody',
    summary: 'All month the lantern games fill one lantern; who helped shares what is in it.',
    startsAt: NOVEMBER,
    endsAt: DECEMBER,
  }),
  wirePromotion({
    id: 'friend',
    category: 'new_player',
    title: 'Better with a friend',
    summary: 'Register with a friend’s code, and both of you get a reward.',
    entry: 'AUTO',
    state: 'ISSUED',
    ...BONUS,
  }),
  wirePromotion({
    id: 'welcome',
    category: 'new_player',
    title: 'A welcome as large as your first deposit',
    summary: 'Deposit for the first time, and the same amount is added as a bonus.',
    state: 'CLAIMED',
    bonus: '500.00',
    currency: 'PHP',
  }),
  wirePromotion({
    id: 'cashback',
    category: 'cashback',
    title: '3.5% comes back, every night',
    summary: 'Of what slots took from you in a day, 3.5% returns by itself.',
    entry: 'AUTO',
    picture: null,
  }),
  wirePromotion({ id: 'steps', title: 'Five small steps', state: 'JOINED' }),
  wirePromotion({
    id: 'postcard',
    title: 'A postcard from the fair',
    summary: 'Tell us about your best evening here, with a picture or without.',
    entry: 'APPLY',
    state: 'APPLYING',
  }),
  wirePromotion({ id: 'name', title: 'Name our next game', state: 'PROCESS' }),
  wirePromotion({ id: 'workshop', title: 'The workshop', state: 'REJECTED' }),
  wirePromotion({
    id: 'parade',
    title: 'The next parade',
    summary: 'Each evening a float crosses the home page; whoever waves gets points.',
    state: 'COMING_SOON',
    startsAt: DECEMBER,
  }),
  wirePromotion({
    id: 'harvest',
    title: 'Harvest at the fair',
    state: 'CLOSED',
    endsAt: NOVEMBER,
  }),
];

/** The details of one promotion. */
export function promotionDetail(over: Partial<WireDetail> = {}): WireDetail {
  return wirePromotionDetail({ ...PROMOTIONS[0], html: TERMS, ...over });
}

/** A member's application, as stored by the platform. */
export const APPLICATION: NonNullable<WireDetail['application']> = {
  sentAt: NOVEMBER + 3 * DAY,
  comment: 'My first evening here, and I won a halo-halo.',
  pictures: ['https://play.example/uploads/promotion/a.webp'],
  decidedAt: null,
  reason: null,
};

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file with a PNG signature, of any size. */
export function pngFile(name = 'catch.png', bytes = 64): File {
  const content = new Uint8Array(bytes);
  content.set(PNG);
  return new File([content], name, { type: 'image/png' });
}

/** The promotions as the client decodes them. */
export const decodedPromotions = (over: readonly WirePromotion[] = PROMOTIONS) =>
  decodeOutput(listPromotions, wirePage([...over])).items;

/** One promotion with its details, as the client decodes it. */
export const decodedDetail = (over: Partial<WireDetail> = {}) =>
  decodeOutput(getPromotion, promotionDetail(over));
