export { catalogue } from './i18n';
export { MemberCentre, type MemberCentreProps } from './MemberCentre';
export { isMemberPage, MEMBER_PAGES, type MemberPage } from './memberPages';
