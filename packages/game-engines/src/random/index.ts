// Reproducible pseudo-random numbers for demo data and drawings. Nothing that decides a game uses them.
export { type Random, hash32, seededRandom, dealer } from './random';
