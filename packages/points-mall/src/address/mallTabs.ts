/** The parts of the mall, in the order of their tabs; the first one needs no word in the address. */
export const MALL_TABS = ['mall', 'earn', 'wheel', 'tournaments', 'record', 'redeemed'] as const;

export type MallTabName = (typeof MALL_TABS)[number];

const TAB_PARAM = 'tab';

/** The tab that an address names; whatever stands there, it is one of them. */
export function readTab(params: URLSearchParams): MallTabName {
  const named = params.get(TAB_PARAM);
  return MALL_TABS.find((tab) => tab === named) ?? MALL_TABS[0];
}

/** The address of a tab: what another tab had chosen stays behind. */
export function tabParams(tab: MallTabName): URLSearchParams {
  return new URLSearchParams(tab === MALL_TABS[0] ? {} : { [TAB_PARAM]: tab });
}
