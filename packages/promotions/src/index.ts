// A card and what asks for promotions are light; the pages are not. Import those where a route is
// split off by itself, or take `routes`, which fetches them when they are first gone to.
export { promotionPath } from './address/promotionPath';
export { PromotionCard, type PromotionCardProps } from './components/PromotionCard/PromotionCard';
export { catalogue, catalogues } from './locales';
export { PromotionDetailPage } from './pages/PromotionDetailPage';
export { PromotionsPage } from './pages/PromotionsPage';
export { promotionQueries, promotionsQueries } from './queries/queries';
export { routes } from './routes';
export { useAvailablePromotions } from './queries/useAvailablePromotions';
