export {
  DrawnNumbers,
  headlineOf,
  type DrawnNumbersProps,
} from './balls/DrawnNumbers/DrawnNumbers';
export { catalogues, regionalCatalogues } from './catalogues';
export { catalogue } from './locales';
export {
  DrawNumbersShort,
  type DrawNumbersShortProps,
} from './results/components/DrawNumbersShort/DrawNumbersShort';
export { playRulesCatalogue } from './play-rules/locales';
export { resultsCatalogue } from './results/locales';
export { LotteryViews, type LotteryViewsProps } from './results/views/LotteryViews';
export { PlayDesk, type PlayDeskProps } from './desk/PlayDesk';
export { LotteryPage, type LotteryPageProps } from './pages/LotteryPage';
export { useFavouriteLotteries } from './menu/favouriteLotteries';
export {
  lotteryPageQueries,
  regionalLotteryPageQueries,
  type LotteryPageQueries,
} from './queries/lotteryQueries';
export { routes } from './routes';
export { regionalCatalogue } from './regional/locales';
export { RegionalLotteryPage, type RegionalLotteryPageProps } from './regional/RegionalLotteryPage';
