import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { done, text } from '../core/schemas';

export const setLanguage = /* @__PURE__ */ endpoint({
  id: 'setLanguage',
  tag: 'Account',
  method: 'PUT',
  path: '/wps/member/language',
  auth: 'token',
  request: v.object({ language: text(8) }),
  value: done(),
  summary: "Updates the member's language.",
  spec: '§7 "language update (language)"; path and method defined here.',
});
