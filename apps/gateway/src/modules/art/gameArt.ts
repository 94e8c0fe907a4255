import type { Hono } from 'hono';
import { Rejection } from '../../kernel/http/Rejection';
import type { Platform } from '../../kernel/platform';
import { immutable } from '../../kernel/http/arcadePages';
import { gameListOf, type Game } from '../games';
import { backdropSvg, coverSvg } from './cover';
import { symbolSvg } from './symbols';

const ART = /^([A-Z]|backdrop|cover)\.svg$/;

/** Serves the pictures that the pages of sandbox games and vendors' lobbies show, on the play origin. */
export function mountGameArt(app: Hono, platform: Platform): void {
  app.get('/play/art/:game/:file', async (context) => {
    const [, name] = ART.exec(context.req.param('file')) ?? [];
    const gameList = await gameListOf(platform);
    const game = gameList.game(context.req.param('game'));
    if (game === undefined || name === undefined)
      throw new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');
    const svg = pictureOf(game, name);
    if (svg === undefined) throw new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return immutable(context, svg, 'image/svg+xml');
  });
}

function pictureOf(game: Game, name: string): string | undefined {
  switch (name) {
    case 'backdrop':
      return backdropSvg(game);
    case 'cover':
      return coverSvg(game);
    default:
      return symbolSvg(name, game);
  }
}
