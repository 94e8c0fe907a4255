import {
  opsGetSite,
  opsListAudit,
  opsSetGame,
  opsSetRegions,
  opsSetStatus,
  opsSetSwitch,
  opsSetVendor,
} from '@perya/api-client';
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { listAudit } from './audit';
import { setGame, setRegions, setStatus, setSwitch, setVendor, siteOf } from './site';

/** The operator's calls that belong to no other module: the site's state, and the audit of all calls. */
export const operator: Module = {
  name: 'operator',
  routes: [
    serve(opsGetSite, ({ ctx }) => siteOf(ctx.brand)),
    serve(opsSetStatus, setStatus),
    serve(opsSetRegions, setRegions),
    serve(opsSetSwitch, setSwitch),
    serve(opsSetVendor, setVendor),
    serve(opsSetGame, setGame),
    serve(opsListAudit, listAudit),
  ],
};
