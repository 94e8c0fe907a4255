export { catalogue } from './locales';
export { MemberCentre, type MemberCentreProps } from './centre/MemberCentre';
export { isMemberPage, MEMBER_PAGES, type MemberPage } from './address/memberPages';
