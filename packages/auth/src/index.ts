export { AuthOverlay, type AuthOverlayProps } from './components/AuthOverlay/AuthOverlay';
export { catalogue } from './i18n';
export { LoginPage, type LoginPageProps } from './pages/LoginPage';
export { RegisterPage, type RegisterPageProps } from './pages/RegisterPage';
export { forgetRemembered } from './remember';
export { routes } from './routes';
export type { FollowedLink } from './stores/authStep';
export { affiliateClickReported, keepVisitCodes, unreportedAffiliateClick } from './visitCodes';
