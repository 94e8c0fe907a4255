export { catalogue } from './i18n';
export { MemberCentre, type MemberCentreProps } from './MemberCentre';
export {
  isMemberPage,
  isMemberPageName,
  MEMBER_PAGE_NAMES,
  MEMBER_PAGES,
  type MemberPage,
  type MemberPageName,
} from './memberPages';
