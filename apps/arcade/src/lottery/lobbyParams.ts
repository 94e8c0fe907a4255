import { lotteriesOf, lotteryOf, type PrizeMode } from '@perya/rules/lottery';

/** Parameters in the lobby's URL. */
export interface LobbyParams {
  /** Valid once; null if the page wasn't opened by a launch. */
  readonly ticket: string | null;
  readonly theme: 'dark' | 'light';
  /** The path to open in a brand's lobby, in the format of the site's own URLs. */
  placeIn(mode: PrizeMode): string;
}

/** Maps the `view` parameter of a launch to that of the pages. */
const VIEWS: Readonly<Record<string, string>> = { RESULTS: 'results' };

/** Parses `ticket`, `theme`, `gameCode`, `area` and `view`; invalid values are ignored. */
export function readLobbyParams(search: string): LobbyParams {
  const params = new URLSearchParams(search);
  return {
    ticket: params.get('ticket'),
    theme: params.get('theme') === 'light' ? 'light' : 'dark',
    placeIn: (mode) => placeOf(params, mode),
  };
}

function placeOf(params: URLSearchParams, mode: PrizeMode): string {
  const area = params.get('area') ?? '';
  const lottery =
    lotteryOf(params.get('gameCode') ?? '') ??
    lotteriesOf(mode).find(({ menuGroup }) => isWithin(menuGroup, area));
  const query = new URLSearchParams();
  if (lottery) query.set('gameCode', lottery.code);
  const view = VIEWS[params.get('view') ?? ''];
  if (view !== undefined) query.set('view', view);
  const page = lottery?.family === 'vietnam' ? '/vnlottery' : '/lottery';
  return query.size > 0 ? `${page}?${query}` : page;
}

/** `VN` includes all of Vietnam, `VN-NORTH` is a part of it. */
const isWithin = (group: string, area: string): boolean =>
  area !== '' && (group === area || group.startsWith(`${area}-`));
