import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { PICTURE_LIMITS, pictureBody } from '../core/pictureLimits';
import { decimal } from '../core/amounts';
import { pagedRequest, pagedValue, text } from '../core/schemas';
import { depositSchema } from './deposit';

export const createDeposit = /* @__PURE__ */ endpoint({
  id: 'createDeposit',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  auth: 'token',
  idempotent: true,
  request: v.object({
    methodId: text(32),
    amount: decimal(),
    /** A promotion to attach. Default: none. */
    promotionId: v.optional(text(64)),
  }),
  value: depositSchema(),
  summary: 'Creates a deposit; nothing is paid yet.',
  spec: '§2 depositv2; decisions: Calls that the specification does not name.',
});

export const startDeposit = /* @__PURE__ */ endpoint({
  id: 'startDeposit',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/MCSFE_startDeposit',
  auth: 'token',
  request: v.object({
    id: text(32),
    /** The page of the site that the provider redirects back to. */
    returnTo: v.optional(text(2048)),
  }),
  value: depositSchema(),
  summary:
    'Hands a created deposit to its payment provider, once; a repeated call returns its current state.',
  spec: '§2 depositv2; decisions: Calls that the specification does not name.',
});

export const getDeposit = /* @__PURE__ */ endpoint({
  id: 'getDeposit',
  tag: 'Wallet',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDeposit',
  auth: 'token',
  request: v.object({ id: text(32) }),
  value: depositSchema(),
  summary: "Returns one of the member's deposits with its state history.",
  spec: '§2 depositv2; decisions: Calls that the specification does not name.',
});

export const listDeposits = /* @__PURE__ */ endpoint({
  id: 'listDeposits',
  tag: 'Wallet',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDeposits',
  auth: 'token',
  request: pagedRequest({}),
  value: pagedValue(depositSchema(), {}),
  summary: "Lists the member's deposits, newest first.",
  spec: '§2 depositv2; decisions: Calls that the specification does not name.',
});

export const sendDepositReceipt = /* @__PURE__ */ endpoint({
  id: 'sendDepositReceipt',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/MCSFE_sendDepositReceipt',
  auth: 'token',
  requestIn: 'multipart',
  bodyLimits: pictureBody(PICTURE_LIMITS.pictures),
  request: v.object({
    id: text(32),
    // The handler validates the type and size of each, so that the rejection names the broken rule.
    pictures: v.pipe(
      v.array(v.blob()),
      v.minLength(1),
      v.maxLength(PICTURE_LIMITS.pictures, 'too many pictures'),
    ),
  }),
  value: depositSchema(),
  summary: 'Uploads the receipt of a transfer for manual review.',
  spec: '§2 depositv2; decisions: Calls that the specification does not name; docs security: Uploads.',
});
