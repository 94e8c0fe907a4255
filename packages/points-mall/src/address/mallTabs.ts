/** The tabs of the mall in order; the first one needs no URL parameter. */
export const MALL_TABS = ['mall', 'earn', 'wheel', 'tournaments', 'record', 'redeemed'] as const;

export type MallTabName = (typeof MALL_TABS)[number];

const TAB_PARAM = 'tab';

/** The tab in the URL; the default if it's invalid. */
export function readTab(params: URLSearchParams): MallTabName {
  const named = params.get(TAB_PARAM);
  return MALL_TABS.find((tab) => tab === named) ?? MALL_TABS[0];
}

/** The URL of a tab, without the parameters of other tabs. */
export function tabParams(tab: MallTabName): URLSearchParams {
  return new URLSearchParams(tab === MALL_TABS[0] ? {} : { [TAB_PARAM]: tab });
}
