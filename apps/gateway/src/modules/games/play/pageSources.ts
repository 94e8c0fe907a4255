import { ENGINE_NAMES, type EngineName } from '@perya/game-engines/play-api';

/** The pages of the play origin. */
export type PageName = EngineName | 'chat';

/** Where each page begins, from the package's root; the build and the gateway both read it. */
export const PAGE_SOURCES = {
  ...(Object.fromEntries(
    ENGINE_NAMES.map((name) => [name, `src/modules/games/play/${name}/page/main.ts`]),
  ) as Record<EngineName, string>),
  chat: 'src/modules/messaging/chat/page/main.ts',
} satisfies Record<PageName, string>;
