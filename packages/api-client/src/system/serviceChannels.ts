import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

export const ServiceChannelSchema = /* @__PURE__ */ v.object({
  csType: v.picklist(['VIP', 'LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'TWITTER']),
  path: v.string(),
  /** 3: the path is sealed to the page's own key. */
  type: v.optional(v.picklist([1, 2, 3])),
});

type WireServiceChannel = v.InferOutput<typeof ServiceChannelSchema>;

/** A customer service channel. */
export interface ServiceChannel {
  readonly channel: 'vip' | 'live-chat' | 'facebook' | 'telegram' | 'twitter';
  /** Null if the system status lists the channel but seals its address: call `listServiceChannels`. */
  readonly address: string | null;
}

const CHANNELS = {
  VIP: 'vip',
  LIVECHAT: 'live-chat',
  FACEBOOK: 'facebook',
  TELEGRAM: 'telegram',
  TWITTER: 'twitter',
} as const;

/** Not a field codec: whether there is an address depends on the type next to it. */
export function decodeServiceChannel(wire: WireServiceChannel, isOpened: boolean): ServiceChannel {
  const isSealed = wire.type === 3 && !isOpened;
  return { channel: CHANNELS[wire.csType], address: isSealed ? null : wire.path };
}

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
  summary:
    "Lists the customer service channels; the address of a type-3 channel is sealed to the page's key.",
  spec: '§7 "customer service link (path list, type-3 entry decrypted)", decisions: Encryption; path defined here. Check each address against the allowed hosts.',
});
