/** A card from 0 to 51: thirteen clubs, diamonds, hearts, spades, each from ace to king. */
export type Card = number;

/** 0 is the ace, 12 the king. */
export const rankOf = (card: Card): number => card % 13;
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitOf = (card: Card): number => Math.floor(card / 13);
