import * as v from 'valibot';
import { named, unwrapField, type FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { constant, text, wholeNumber } from '../core/schemas';
import { prizeModeSchema } from '../games/popular';

/* @__NO_SIDE_EFFECTS__ */
function lotteryGameSchema() {
  return v.object({
    code: text(64),
    displayName: named('name', text(255)),
    accountTypeName: v.nullable(v.string()),
    defaultPlayType: v.nullable(v.string()),
    iconPath: v.nullable(v.string()),
  });
}

/** A lottery that can be played. */
export type LotteryGame = FieldOf<ReturnType<typeof lotteryGameSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function groupSchema() {
  return v.object({
    gameGroupCode: named('code', text(64)),
    labelName: named('name', v.string()),
    games: v.array(lotteryGameSchema()),
  });
}

/** A group of lotteries in the menu. */
export type LotteryGroup = FieldOf<ReturnType<typeof groupSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function menuSchema() {
  return unwrapField('gameMenus', v.object({ gameMenus: v.array(groupSchema()) }));
}

export const getLotteryMenu = /* @__PURE__ */ endpoint({
  id: 'getLotteryMenu',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/game_menus',
  auth: 'optional',
  request: v.object({
    prizeMode: prizeModeSchema(),
    device: constant('WEB'),
    language: v.optional(text(8)),
  }),
  value: menuSchema(),
  summary: 'Returns the lotteries by group.',
  spec: "§7 Lottery, §3 Lottery menu; prizeMode is the brand's lottery type, device is WEB.",
});

export const getVietnamLotteryMenu = /* @__PURE__ */ endpoint({
  id: 'getVietnamLotteryMenu',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  auth: 'optional',
  request: v.object({ device: constant('WEB'), language: v.optional(text(8)) }),
  value: menuSchema(),
  summary: 'Returns the regional lotteries by group.',
  spec: '§7 Lottery, /lgw/vn/games/game_menu; same value as /lgw/games/game_menus.',
});

export const listRecentVietnamLotteries = /* @__PURE__ */ endpoint({
  id: 'listRecentVietnamLotteries',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/games/recent',
  auth: 'token',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.array(lotteryGameSchema()),
  summary: 'Lists the regional lotteries that the member played most recently.',
  spec: '§7 Lottery, /lgw/vn/games/recent; value defined here.',
});

export const listVietnamLotteries = /* @__PURE__ */ endpoint({
  id: 'listVietnamLotteries',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/games/list',
  auth: 'optional',
  request: v.object({
    count: v.optional(wholeNumber(1, 100), 100),
    language: v.optional(text(8)),
  }),
  value: v.array(lotteryGameSchema()),
  summary: 'Lists all regional lotteries.',
  spec: '§7 "Vietnam lotto list (count 100)"; path and value defined here.',
});

export const listRecentLotteries = /* @__PURE__ */ endpoint({
  id: 'listRecentLotteries',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/recent',
  auth: 'token',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.array(lotteryGameSchema()),
  summary: 'Lists the lotteries that the member played most recently.',
  spec: '§7 "recent lottery"; path and value defined here.',
});
