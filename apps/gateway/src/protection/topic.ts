import {
  answerRealityCheck,
  checkPlay,
  confirmProtectionLimit,
  dropProtectionChange,
  excludeMyself,
  getNetPosition,
  getProtection,
  setProtectionLimit,
  setRealityCheck,
  takeTimeOut,
} from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { chooseRealityCheck, confirmLimit, dropChange, protection, setLimit } from './limits';
import { netPosition } from './netPosition';
import { answerCheck, playCheck } from './playCheck';
import { selfExclude, timeOut } from './takeBreak';

/** Limits and breaks that members set for themselves; `assertMay.ts` keeps them. */
export const playerProtection: Topic = {
  name: 'protection',
  routes: [
    serve(getProtection, protection),
    serve(setProtectionLimit, setLimit),
    serve(confirmProtectionLimit, confirmLimit),
    serve(dropProtectionChange, dropChange),
    serve(setRealityCheck, chooseRealityCheck),
    serve(takeTimeOut, timeOut),
    serve(excludeMyself, selfExclude),
    serve(getNetPosition, netPosition),
    serve(checkPlay, playCheck),
    serve(answerRealityCheck, answerCheck),
  ],
};
