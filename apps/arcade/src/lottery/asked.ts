import { LOTTERIES, lotteryOf } from '@perya/rules/lottery';

/** What the address of the lobby asks for. */
export interface Asked {
  /** Works once; null where somebody came here by another way than a launch. */
  readonly ticket: string | null;
  readonly theme: 'dark' | 'light';
  /** The place in the lobby to open at, as the site's own addresses have it. */
  readonly place: string;
}

/** Which launcher's view is which of the pages'. */
const VIEWS: Readonly<Record<string, string>> = { RESULTS: 'results' };

/** Reads `ticket`, `theme`, `gameCode`, `area` and `view`; what makes no sense counts as not said. */
export function readAsked(search: string): Asked {
  const params = new URLSearchParams(search);
  return {
    ticket: params.get('ticket'),
    theme: params.get('theme') === 'light' ? 'light' : 'dark',
    place: placeOf(params),
  };
}

function placeOf(params: URLSearchParams): string {
  const area = params.get('area') ?? '';
  const lottery =
    lotteryOf(params.get('gameCode') ?? '') ??
    LOTTERIES.find(({ menuGroup }) => isWithin(menuGroup, area));
  const query = new URLSearchParams();
  if (lottery) query.set('gameCode', lottery.code);
  const view = VIEWS[params.get('view') ?? ''];
  if (view !== undefined) query.set('view', view);
  const page = lottery?.family === 'vietnam' ? '/vnlottery' : '/lottery';
  return query.size > 0 ? `${page}?${query}` : page;
}

/** `VN` is all of Vietnam, `VN-NORTH` a part of it. */
const isWithin = (group: string, area: string): boolean =>
  area !== '' && (group === area || group.startsWith(`${area}-`));
