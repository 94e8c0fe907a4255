/** The pages that stand, in the order of the specification (§2), by their names there. */
export const MEMBER_PAGES = ['personalHistoryCopy'] as const;

export type MemberPage = (typeof MEMBER_PAGES)[number];

export function isMemberPage(name: string | null): name is MemberPage {
  return MEMBER_PAGES.some((page) => page === name);
}
