// Reproducible pseudo-random numbers for demo data and drawings. Not used for game outcomes.
export { type Random, hash32, seededRandom, dealer } from './random';
