// The common protocol between game pages and the play API, and how a page verifies a round.
export { gameCall, openCall } from './calls';
export { checkRound } from './checkRound';
export { clientSeedOf } from './clientSeedOf';
export { listRoundsCall, rotateSeedsCall } from './fairnessCalls';
export { refillPlayMoneyCall } from './playMoney';
export type { RotatedSeeds, PlayedRound } from './fairnessProtocol';
export type { PlayCall, RoundCall, RoundKey } from './playCall';
export {
  launchVendorGameCall,
  listVendorGamesCall,
  openVendorLobbyCall,
  vendorLobbyCall,
  type LobbyGame,
  type LobbyGames,
  type VendorLobby,
} from './vendorLobby';
export {
  ENGINE_NAMES,
  EmptyBodySchema,
  OpenGameSchema,
  type EngineName,
  type OpenGame,
  type WireSeeds,
} from './protocol';
