export { catalogue } from './i18n';
export { PromotionsPage } from './pages/PromotionsPage';
export { routes } from './routes';
