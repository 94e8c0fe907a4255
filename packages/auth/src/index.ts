export { AuthOverlay, type AuthOverlayProps } from './components/AuthOverlay/AuthOverlay';
export { catalogue } from './locales';
export { LoginPage, type LoginPageProps } from './pages/LoginPage';
export { RegisterPage, type RegisterPageProps } from './pages/RegisterPage';
export {
  markAffiliateClickReported,
  keepVisitCodes,
  unreportedAffiliateClick,
} from './referral/visitCodes';
export { clearRememberedSignIn } from './remember/remember';
export { routes } from './routes';
export type { FollowedLink } from './stores/authStep';
