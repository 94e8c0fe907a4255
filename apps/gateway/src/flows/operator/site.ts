import type {
  HandlerValueOf,
  opsGetSite,
  opsSetGame,
  opsSetRegions,
  opsSetStatus,
  opsSetSwitch,
  opsSetVendor,
} from '@perya/api-client';
import type { Brand } from '../../kernel/brand';
import { Rejection } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import { gameListOf } from '../../modules/games';

type Site = HandlerValueOf<typeof opsGetSite>;

/** What an operator can turn on and off. */
export const siteOf = ({ status, switches, vendorsOff, gamesOff }: Brand): Site => ({
  maintenance: status.maintenance,
  regionRestriction: status.regionRestriction,
  regions: status.regions,
  switches,
  vendorsOff: turnedOff(vendorsOff),
  gamesOff: turnedOff(gamesOff),
});

const turnedOff = (record: Readonly<Record<string, boolean>>) =>
  Object.keys(record)
    .filter((id) => record[id] === true)
    .toSorted();

export const setStatus = ({ input, ctx }: Call<typeof opsSetStatus>) =>
  patch(ctx, { status: input });

export function setSwitch({ input, ctx }: Call<typeof opsSetSwitch>) {
  if (ctx.brand.switches[input.id] === undefined) throw unknown();
  return patch(ctx, { switches: { [input.id]: input.isOn } });
}

export const setRegions = ({ input, ctx }: Call<typeof opsSetRegions>) =>
  patch(ctx, { status: { regions: input } });

export async function setVendor({ input, ctx }: Call<typeof opsSetVendor>) {
  const { vendor } = await gameListOf(ctx.platform);
  if (vendor(input.id) === undefined) throw unknown();
  return patch(ctx, { vendorsOff: { [input.id]: input.isOn ? null : true } });
}

export async function setGame({ input, ctx }: Call<typeof opsSetGame>) {
  const { game } = await gameListOf(ctx.platform);
  if (game(input.id) === undefined) throw unknown();
  return patch(ctx, { gamesOff: { [input.id]: input.isOn ? null : true } });
}

const patch = async ({ platform, db, now }: CallContext, change: object): Promise<Site> =>
  siteOf(await platform.brand.patch(db, change, now()));

const unknown = () => new Rejection(404, 'UNKNOWN_ID', 'not_found');
