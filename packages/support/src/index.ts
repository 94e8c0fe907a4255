export { catalogue } from './i18n';
export { DownloadPage } from './pages/DownloadPage';
export { routes } from './routes';
