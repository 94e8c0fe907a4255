export { catalogue, catalogues } from './i18n';
export { PointMallPage, type PointMallPageProps } from './pages/PointMallPage';
export { pointMallQueries } from './queries';
export { routes } from './routes';
