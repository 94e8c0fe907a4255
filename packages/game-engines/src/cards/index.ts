// Playing cards, and drawing them from a shoe.
export { drawCards, rankOf, suitOf, type Card } from './cards';
