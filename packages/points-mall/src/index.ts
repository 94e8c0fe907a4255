export { catalogue } from './i18n';
export { PointMallPage } from './pages/PointMallPage';
export { routes } from './routes';
