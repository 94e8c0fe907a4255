// Playing cards, and drawing them from a shoe.
export { rankOf, suitOf, type Card } from './cards';
export { drawCards } from './drawCards';
