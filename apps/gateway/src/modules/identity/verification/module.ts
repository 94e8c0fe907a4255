import {
  checkRegisterCode,
  getCaptcha,
  getHumanChallenge,
  listCountryCodes,
  requestLoginCode,
  requestPasswordCode,
  requestRegisterCode,
} from '@perya/api-client';
import { flagPath } from './flags';
import { limit } from '../../../kernel/http/limits';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { drawCaptcha, sweepCaptchas } from './captcha';
import { createHumanChallenge, sweepProofs } from './humanCheck';
import {
  checkRegisterCode as checkCode,
  requestLoginCode as sendLoginCode,
  requestPasswordCode as sendPasswordCode,
  requestRegisterCode as sendRegisterCode,
} from './requestCodes';
import { sweepPhoneCodes } from './codes';
import { finishInterruptedSms, sweepSms } from './sms';
import { verificationData } from './ownData';

const CAPTCHA_LIMIT = { max: 60, windowMs: 60_000 };
const CHALLENGE_LIMIT = { max: 120, windowMs: 60_000 };

const SWEEP_MS = 10 * 60_000;
const SMS_MS = 30_000;

/** Captchas, human checks and codes. */
export const verification: Module = {
  name: 'verification',
  ownData: verificationData,
  routes: [
    serve(getCaptcha, async ({ input, ctx }) => {
      const now = ctx.now();
      await limit(ctx.db, `captcha:${ctx.network}`, CAPTCHA_LIMIT, now);
      return drawCaptcha({ db: ctx.db, secrets: ctx.platform.secrets, key: input.key, now });
    }),
    serve(getHumanChallenge, async ({ ctx }) => {
      const now = ctx.now();
      await limit(ctx.db, `challenge:${ctx.network}`, CHALLENGE_LIMIT, now);
      const { secrets, config } = ctx.platform;
      return createHumanChallenge(secrets, config.humanCheckCost, now);
    }),
    serve(requestLoginCode, sendLoginCode),
    serve(requestRegisterCode, sendRegisterCode),
    serve(requestPasswordCode, sendPasswordCode),
    serve(checkRegisterCode, checkCode),
    serve(listCountryCodes, ({ ctx }) =>
      ctx.brand.countries.map((country) => ({
        ...country,
        flag: flagPath(country.countryCode),
      })),
    ),
  ],
  jobs: [
    {
      name: 'sweep captchas, proofs and codes',
      everyMs: SWEEP_MS,
      run: async ({ db, clock }) => {
        await sweepCaptchas(db, clock.now());
        await sweepProofs(db, clock.now());
        await sweepPhoneCodes(db, clock.now());
        await sweepSms(db, clock.now());
      },
    },
    { name: 'finish text messages', everyMs: SMS_MS, run: finishInterruptedSms },
  ],
};
