import {
  launchVendorGameCall,
  listVendorGamesCall,
  openVendorLobbyCall,
  vendorLobbyCall,
  type VendorLobby,
} from '@perya/game-engines/play-api';
import { networkOf } from '@perya/http-server';
import type { Context, Hono } from 'hono';
import { readJsonAs } from '../../../kernel/http/body';
import { limit, limitMemberCalls } from '../../../kernel/http/limits';
import { rejectIfSiteClosed } from '../../../kernel/http/Rejection';
import { playOriginsOf } from '../../../kernel/http/playOrigins';
import { siteAddress } from '../../../kernel/http/siteAddress';
import type { Platform } from '../../../kernel/platform';
import { gameListOf } from '../game-list/gameList';
import { unknownGame } from '../game-list/unknownGame';
import { mountCall, queryOf } from '../play/playCalls';
import { startGame } from '../play/startGame';
import { lobbyGames, wireLobbyGame } from './games';
import { openVendorLobby, readVendorLobby, type OpenLobby } from './sessions';

const TICKETS = { max: 120, windowMs: 60_000 };
const PAGE_SIZE = 24;

/** Mounts the calls of the vendors' lobbies, on the play origin. */
export function mountVendorLobby(app: Hono, platform: Platform): void {
  const lobbyOf = async (context: Context): Promise<OpenLobby> => {
    const lobby = await readVendorLobby(platform, context.req.header('play-session'));
    context.set('memberId', lobby.member.id);
    limitMemberCalls(context, platform, lobby.member.id);
    return lobby;
  };

  mountCall(app, openVendorLobbyCall, async (context) => {
    const { ip } = context.get('client');
    rejectIfSiteClosed(platform, ip);
    const network = networkOf(ip);
    await limit(platform.db, `ticket:${network}`, TICKETS, platform.clock.now());
    const { ticket } = await readJsonAs(context, openVendorLobbyCall.request);
    const { secret, lobby } = await openVendorLobby(platform, ticket);
    context.set('memberId', lobby.member.id);
    return { secret, lobby: await wireLobby(platform, lobby) };
  });

  mountCall(app, vendorLobbyCall, async (context) => wireLobby(platform, await lobbyOf(context)));

  mountCall(app, listVendorGamesCall, async (context) => {
    const lobby = await lobbyOf(context);
    const { search, page = '1' } = queryOf(listVendorGamesCall, context);
    const games = lobbyGames(await gameListOf(platform), platform.brand.current, {
      ...lobby,
      search,
    });
    const end = Number(page) * PAGE_SIZE;
    return {
      games: games.slice(end - PAGE_SIZE, end).map(wireLobbyGame),
      totalPages: Math.ceil(games.length / PAGE_SIZE),
      totalCount: games.length,
    };
  });

  mountCall(app, launchVendorGameCall, async (context) => {
    rejectIfSiteClosed(platform, context.get('client').ip);
    const lobby = await lobbyOf(context);
    const { nodeId, key, backUrl } = await readJsonAs(context, launchVendorGameCall.request);
    const gameList = await gameListOf(platform);
    const { current: brand } = platform.brand;
    const game = lobbyGames(gameList, brand, lobby).find((one) => one.nodeId === nodeId);
    if (game === undefined) throw unknownGame();
    const { path } = await startGame(
      { ...lobby, db: platform.db, now: () => platform.clock.now(), brand, platform },
      // A room is chosen on the site; without one, the game opens its first.
      {
        game,
        mode: 'real',
        roomId: null,
        backUrl: siteAddress(backUrl, playOriginsOf(platform)),
        key,
      },
    );
    return { path };
  });
}

async function wireLobby(
  platform: Platform,
  { vendor, language, backUrl }: OpenLobby,
): Promise<VendorLobby> {
  const gameList = await gameListOf(platform);
  return {
    vendorName: gameList.vendor(vendor)?.name ?? vendor,
    language,
    backUrl,
    siteOrigins: backUrl === null ? platform.config.siteOrigins : [new URL(backUrl).origin],
  };
}
