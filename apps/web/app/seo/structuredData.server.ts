import type { Game, HelpArticle, LotteryOffer, Promotion } from '@perya/api-client';
import { imageUrl } from '@perya/site-config';

import type { PageName } from '../runtime/routeHandle';
import type { CachedPageData } from './known.server';

/** Search engines don't show longer lists. */
const LISTED = 20;

/** Input for structured data that isn't known from the page. */
interface Subject {
  readonly page: PageName;
  readonly brand: string;
  readonly origin: string;
  /** The canonical URL. */
  readonly address: string;
  /** The page's name without the brand. */
  readonly name: string;
  readonly description: string;
  readonly language: string;
  /** The name of the promotions page. */
  readonly promotions: string;
  readonly imageHosts: readonly string[];
}

type Thing = Readonly<Record<string, unknown>>;

/** The page's structured data in schema.org vocabulary. */
export function structuredData(subject: Subject, known: CachedPageData): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organisation(subject),
      ...(subject.page === 'home' ? [website(subject)] : [breadcrumbs(subject)]),
      pageItself(subject, known),
    ],
  };
}

const brandId = ({ origin }: Subject) => `${origin}/#brand`;

function organisation(subject: Subject): Thing {
  return {
    '@type': 'Organization',
    '@id': brandId(subject),
    name: subject.brand,
    url: `${subject.origin}/`,
    logo: `${subject.origin}/icon-512.png`,
  };
}

function website(subject: Subject): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${subject.origin}/#site`,
    url: `${subject.origin}/`,
    name: subject.brand,
    publisher: { '@id': brandId(subject) },
  };
}

function breadcrumbs({ brand, origin, name, address, page, promotions }: Subject): Thing {
  const above = page === 'promotion' ? [`${origin}/promotions`] : [];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand, item: `${origin}/` },
      ...above.map((item) => ({ '@type': 'ListItem', position: 2, name: promotions, item })),
      { '@type': 'ListItem', position: 2 + above.length, name, item: address },
    ],
  };
}

function pageItself(subject: Subject, known: CachedPageData): Thing {
  const { address, name, description, language } = subject;
  const page = { url: address, name, description, inLanguage: language };
  if (known.promotion) {
    return { '@type': 'WebPage', ...page, mainEntity: offer(known.promotion, subject) };
  }
  if (known.lottery) {
    return { '@type': 'WebPage', ...page, ...nextDraw(known.lottery, subject) };
  }
  if (known.questions.length > 0) {
    return { '@type': 'FAQPage', ...page, mainEntity: known.questions.map(question) };
  }
  const listed = [
    ...known.promotions.map((promotion) => offer(promotion, subject)),
    ...known.games.map((game) => videoGame(game, subject)),
  ].slice(0, LISTED);
  if (listed.length === 0) return { '@type': 'WebPage', ...page };
  return {
    '@type': 'CollectionPage',
    ...page,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: listed.length,
      itemListElement: listed.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item,
      })),
    },
  };
}

/** The draw on sale, as an event on this page. */
function nextDraw({ lotteryName, draws: [next] }: LotteryOffer, subject: Subject): Thing {
  if (next === undefined) return {};
  return {
    mainEntity: {
      '@type': 'Event',
      name: lotteryName,
      startDate: new Date(next.drawsAt).toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: subject.address },
      organizer: { '@id': brandId(subject) },
    },
  };
}

/** The plain text of an operator's HTML. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|b|code|em|i|span|strong)\b[^>]*>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function question({ title, html }: HelpArticle): Thing {
  return {
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
  };
}

function videoGame({ name, vendorName, coverPath }: Game, subject: Subject): Thing {
  return {
    '@type': 'VideoGame',
    name,
    image: picture(subject, coverPath, 480),
    gamePlatform: 'Web browser',
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    publisher: { '@type': 'Organization', name: vendorName },
  };
}

function offer(promotion: Promotion, subject: Subject): Thing {
  const { id, title, summary, picture: path, startsAt, endsAt } = promotion;
  return {
    '@type': 'Offer',
    name: title,
    description: summary,
    url: `${subject.origin}/promoDetail?id=${encodeURIComponent(id)}`,
    ...(path ? { image: picture(subject, path, 1280) } : {}),
    validFrom: new Date(startsAt).toISOString(),
    ...(endsAt === null ? {} : { validThrough: new Date(endsAt).toISOString() }),
    offeredBy: { '@id': brandId(subject) },
  };
}

function picture({ imageHosts, origin }: Subject, path: string, width: number): string {
  return new URL(imageUrl(imageHosts, path, { width }), origin).href;
}
