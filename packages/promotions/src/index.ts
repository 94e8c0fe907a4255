// The card and the queries are small; the pages are not. Import the pages in a route that is split off, or
// use `routes`, which loads them on first navigation.
export { AffiliatePage, type AffiliatePageProps } from './affiliate/AffiliatePage';
export { affiliateQueries } from './affiliate/affiliateQueries';
export { affiliateCatalogues } from './affiliate/locales';
export { promotionPath } from './address/promotionPath';
export { PromotionCard, type PromotionCardProps } from './components/PromotionCard/PromotionCard';
export { catalogue, catalogues } from './locales';
export { PromotionDetailPage, type PromotionDetailPageProps } from './pages/PromotionDetailPage';
export { PromotionsPage, type PromotionsPageProps } from './pages/PromotionsPage';
export { promotionQueries, promotionsQueries } from './queries/queries';
export { routes } from './routes';
export { useClaimableBonusCount } from './queries/useClaimableBonusCount';
