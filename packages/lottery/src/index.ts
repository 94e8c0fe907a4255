export { catalogue } from './i18n';
export { LottoPage } from './pages/LottoPage';
export { routes } from './routes';
