import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';
import { decodeServiceChannel, ServiceChannelSchema, type ServiceChannel } from './resources';

export const listServiceChannels = /* @__PURE__ */ endpoint({
  id: 'listServiceChannels',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/customerService',
  auth: 'optional',
  request: v.object({ language: v.optional(text(8)) }),
  value: v.object({ list: v.array(ServiceChannelSchema) }),
  openSealed: async ({ list }, open) => ({
    list: await Promise.all(
      list.map(async (channel) =>
        channel.type === 3 ? { ...channel, path: await open(channel.path) } : channel,
      ),
    ),
  }),
  decode: ({ list }): readonly ServiceChannel[] =>
    list.map((channel) => decodeServiceChannel(channel, true)),
  summary: 'The ways to reach the customer service; a type-3 address is sealed to the page.',
  spec: '§7 "customer service link (path list, type-3 entry decrypted)", decisions: Encryption; path ours. An address is still to be checked against the hosts allowed.',
});
