// The module's public interface: the game list and playing games.
export { generateGameList } from './game-list/generate';
export { loadGameListFirst, gameListOf, isOffered, type GameList } from './game-list/gameList';
export { accountTypeOf } from './game-list/lotteries';
export { game, vendor } from './game-list/schema';
export { themeOf } from './game-list/themes';
export { VENDORS } from './game-list/vendors';
export { CATEGORIES, type Category, type Game } from './game-list/types';
export { coverPathOf, wireGame } from './game-list/wire';
export { freeSpinGame, type FreeSpinGame } from './free-spins/game';
export { grantFreeSpins } from './free-spins/grant';
export { stateOf } from './free-spins/list';
export { freeSpinGrant, type FreeSpinSource } from './free-spins/schema';
export { gamePosting } from './play/gameWallet';
export { fairRound, fairSeed } from './play/schema';
export { nextDraw, rotateSeed, seedInUse, type SeedOwner, setClientSeed } from './play/seeds';
export { stakesOf } from './game-list/stakes';
export { recordOpenedGame } from './library/opened';
export { favourite } from './library/schema';
