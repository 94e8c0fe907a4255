import { claimRebate, getRebates, listRebateClaims } from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { claim, history, rebates as due } from './rebates';
import { brandSettings } from './brandRebate';
import { rebateData } from './ownData';

/** A share of the turnover that's paid back. */
export const rebates: Module = {
  name: 'rebates',
  ownData: rebateData,
  brandSettings,
  routes: [serve(getRebates, due), serve(claimRebate, claim), serve(listRebateClaims, history)],
};
