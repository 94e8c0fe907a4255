import { isRejectedError } from '@perya/api-client';
import {
  launchVendorGameCall,
  type LobbyGame,
  type VendorLobby as OpenLobby,
} from '@perya/game-engines/play-api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { PlayClient } from '../game/playClient';
import type { Site } from '../lottery/site';
import { LobbyGames } from './LobbyGames';
import { OpenGame } from './OpenGame';

export interface VendorLobbyProps {
  lobby: OpenLobby;
  client: PlayClient;
  site: Site;
  /** The session has ended. */
  onEnded(): void;
}

/** The games of one vendor, and the one that's being played, in the same frame. */
export function VendorLobby({ lobby, client, site, onEnded }: VendorLobbyProps) {
  const [open, setOpen] = useState<{ game: LobbyGame; path: string } | null>(null);
  /** The game that was left last: the focus returns to its card. */
  const [left, setLeft] = useState<string | null>(null);
  const endIfOver = (error: unknown) => {
    if (isRejectedError(error) && error.status === 401) onEnded();
  };
  const launch = useMutation({
    // A repeat after a lost response is the same launch.
    retry: (failures, error) => failures < 1 && !isRejectedError(error),
    mutationFn: ({ game, key }: { game: LobbyGame; key: string }) =>
      client.call(launchVendorGameCall, {
        nodeId: game.nodeId,
        key,
        backUrl: location.origin + location.pathname,
      }),
    onSuccess: ({ path }, { game }) => {
      setLeft(null);
      setOpen({ game, path });
    },
    onError: endIfOver,
  });

  return (
    <>
      {/* Kept while a game is played: its search and its page are there again afterwards. */}
      <div hidden={open !== null}>
        <LobbyGames
          vendorName={lobby.vendorName}
          client={client}
          leftGame={left}
          opening={launch.isPending ? launch.variables.game : null}
          failed={launch.isError ? launch.variables.game : null}
          onPlay={(game) => {
            if (!launch.isPending) launch.mutate({ game, key: crypto.randomUUID() });
          }}
          onError={endIfOver}
          onLeave={site.isAround ? undefined : site.leave}
        />
      </div>
      {open !== null && (
        <OpenGame
          game={open.game}
          path={open.path}
          vendorName={lobby.vendorName}
          onBalanceChanged={() => site.tell('balance-changed')}
          onLeave={() => {
            setLeft(open.game.nodeId);
            setOpen(null);
          }}
        />
      )}
    </>
  );
}
