// What the rest of the gateway uses of this module: the catalogue of games and playing them.
export { catalogueFirst, catalogueOf, type Catalogue } from './catalogue/catalogue';
export { accountTypeOf } from './catalogue/lotteries';
export { game, vendor } from './catalogue/schema';
export { themeOf } from './catalogue/themes';
export { CATEGORIES, type Category, type Game } from './catalogue/types';
export { coverPathOf, wireGame } from './catalogue/wire';
export { freeSpinGame, type FreeSpinGame } from './free-spins/game';
export { grantFreeSpins, turnoverSourceOf } from './free-spins/grant';
export { stateOf } from './free-spins/list';
export { freeSpinGrant, type FreeSpinSource } from './free-spins/schema';
export { gamePosting } from './play/gameWallet';
export { fairRound, fairSeed } from './play/schema';
export { nextDraw, rotateSeed, seedInUse, type SeedOwner, setClientSeed } from './play/seeds';
export { stakesOf } from './catalogue/stakes';
export { noteOpened } from './library/opened';
