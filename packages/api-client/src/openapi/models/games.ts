import { contract } from '../../contract';
import { gameSchema, volatilitySchema } from '../../games/game';
import { prizeModeSchema } from '../../games/popular';
import { ticketSchema } from '../../lottery/tickets';
import { betSchema, betTotalsSchema } from '../../records/bettingRecord';
import type { Models } from './models';

/** Games, lotteries, bets and content. */
export const GAME_MODELS: Models = {
  Game: { schema: gameSchema(), description: 'A game, or a folder of all games of a vendor.' },
  Volatility: {
    schema: volatilitySchema(),
    description: 'How a game pays out: small wins often, or large wins rarely.',
  },
  GameOrFolder: {
    schema: contract.listPopularGames.value.item.entries.isGame,
    description: 'VASSALAGE marks an entry for all games of a vendor.',
  },
  GameClassification: {
    schema: contract.listGames.request.entries.gameClassify.wrapped,
    description: 'A classification of the games of a lobby.',
  },
  GameKey: {
    schema: contract.addFavourite.request,
    description: 'Names a game among the favorites.',
  },
  FacetCount: {
    schema: contract.getGameFacets.value.entries.kinds.item,
    description: 'The number of games with a value of a filter.',
  },
  CategoryCounts: {
    schema: contract.getLibraryCounts.value.entries.recents.entries.byCategory,
    description: 'Numbers of games by category.',
  },
  LibraryCount: {
    schema: contract.getLibraryCounts.value.entries.recents,
    description: 'The number of games in a list of the member.',
  },
  EventCategory: {
    schema: contract.listLobbyEvents.request.entries.category,
    description: 'A category of games with matches.',
  },
  Lottery: {
    schema: contract.listVietnamLotteries.value.item,
    description: 'A lottery of a menu.',
  },
  LotteryMenu: {
    schema: contract.getLotteryMenu.value,
    description: 'The lotteries of a prize mode, in groups.',
  },
  LotteryGroup: {
    schema: contract.getLotteryMenu.value.entries.gameMenus.item,
    description: 'A group of lotteries of a menu.',
  },
  PrizeMode: {
    schema: prizeModeSchema(),
    description: 'The rules that a lottery pays its prizes by.',
  },
  Draw: { schema: contract.listDraws.value.item, description: 'A draw of a lottery.' },
  DrawState: { schema: contract.getDraw.value.entries.state, description: 'The state of a draw.' },
  DrawTier: {
    schema: contract.getDraw.value.entries.tiers.item,
    description: 'The numbers drawn for a prize.',
  },
  Ticket: { schema: ticketSchema(), description: 'A lottery ticket.' },
  TicketState: {
    schema: ticketSchema().entries.state,
    description: 'The state of a lottery ticket.',
  },
  TicketLine: {
    schema: ticketSchema().entries.lines.item,
    description: 'A line of a lottery ticket.',
  },
  TicketWin: {
    schema: ticketSchema().entries.lines.item.entries.wins.item,
    description: 'A prize that a line of a ticket has won.',
  },
  Bet: { schema: betSchema(), description: 'A bet of the member.' },
  BetStatus: { schema: betSchema().entries.status, description: 'The state of a bet.' },
  BetTotals: { schema: betTotalsSchema(), description: 'The sums of several bets.' },
  CategoryTotals: {
    schema: contract.getProfitReport.value.entries.categories.item,
    description: 'The sums of the bets on games of a category.',
  },
  BannerGroup: {
    schema: contract.listBanners.value.item.entries.groupName,
    description: 'The place of a banner.',
  },
  Announcement: {
    schema: contract.listAnnouncements.value.entries.list.item,
    description: 'An announcement of the operator.',
  },
  AnnouncementType: {
    schema: contract.listAnnouncements.value.entries.list.item.entries.type,
    description: 'How an announcement is shown: as notice, popup or promotion.',
  },
  Tournament: {
    schema: contract.getTournament.value.entries.tournament,
    description: 'A tournament.',
  },
  TournamentState: {
    schema: contract.getTournament.value.entries.tournament.entries.state,
    description: 'The state of a tournament.',
  },
  TournamentPrize: {
    schema: contract.getTournament.value.entries.tournament.entries.prizes.item,
    description: 'The prize of a range of ranks.',
  },
  TournamentRank: {
    schema: contract.getTournament.value.entries.list.item,
    description: "A member's rank in a tournament.",
  },
  MissionRank: {
    schema: contract.getMissionLeaderboard.value.entries.list.item,
    description: "A member's rank in a mission.",
  },
  Turnover: {
    schema: contract.listRewards.value.entries.list.item.entries.turnover.wrapped,
    description: 'How much of a required turnover is done.',
  },
};
