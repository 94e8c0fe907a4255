import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { nothing } from '../core/schemas';

export const getRegisterSettings = /* @__PURE__ */ endpoint({
  id: 'getRegisterSettings',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/set-register',
  auth: 'none',
  request: nothing(),
  value: v.object({
    byUsername: v.boolean(),
    byMobile: v.boolean(),
    mobileWithPassword: v.boolean(),
    smsVerification: v.boolean(),
    captchaRequired: v.boolean(),
  }),
  summary: 'Returns which ways to register are open, and whether a captcha is required.',
  spec: '§7 "GET set-register", §2 Registration ("tabs show only if the server enables mobile registration"), §5 ("captcha shown only if the server asks"); path and value defined here.',
});
