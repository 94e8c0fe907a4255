export { catalogue, catalogues } from './locales';
export { PointMallPage, type PointMallPageProps } from './pages/PointMallPage';
export { pointMallQueries } from './queries/queries';
export { routes } from './routes';
