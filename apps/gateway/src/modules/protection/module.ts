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
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { chooseRealityCheck, confirmLimit, dropChange, protection, setLimit } from './limits';
import { netPosition } from './netPosition';
import { answerCheck, playCheck } from './playCheck';
import { selfExclude, timeOut } from './takeBreak';
import { brandSettings } from './settings';
import { protectionData } from './ownData';

/** Limits and breaks that members set for themselves; `assertMay.ts` enforces them. */
export const playerProtection: Module = {
  name: 'protection',
  ownData: protectionData,
  brandSettings,
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
