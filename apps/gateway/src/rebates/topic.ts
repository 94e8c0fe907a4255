import { claimRebate, getRebates, listRebateClaims } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { claim, history, rebates as due } from './rebates';

/** A part of the turnover that is given back. */
export const rebates: Topic = {
  name: 'rebates',
  routes: [serve(getRebates, due), serve(claimRebate, claim), serve(listRebateClaims, history)],
};
