import * as v from 'valibot';
import { text } from '../core/schemas';

export const ResourceSchema = /* @__PURE__ */ v.object({
  resourceType: text(64),
  url: v.string(),
  qrCodeUrl: v.nullish(v.string()),
  labelNameEn: v.nullish(v.string()),
});

/** A link that the operator keeps: an app to download, a social channel, the affiliate programme. */
export interface Resource {
  /** `Android`, `MOBILECONFIG`, `WHATSAPP`, `SpeedTest`, `AFFILIATELINK`, `USDJUMP` … */
  readonly type: string;
  readonly url: string;
  readonly qrCodeUrl: string | null;
  readonly label: string | null;
}

export function decodeResource(wire: v.InferOutput<typeof ResourceSchema>): Resource {
  return {
    type: wire.resourceType,
    url: wire.url,
    qrCodeUrl: wire.qrCodeUrl ?? null,
    label: wire.labelNameEn ?? null,
  };
}

export const ServiceChannelSchema = /* @__PURE__ */ v.object({
  csType: v.picklist(['VIP', 'LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'TWITTER']),
  path: v.string(),
  /** 3: the path is sealed to the page's own key. */
  type: v.optional(v.picklist([1, 2, 3])),
});

export type WireServiceChannel = v.InferOutput<typeof ServiceChannelSchema>;

/** A way to reach the customer service. */
export interface ServiceChannel {
  readonly channel: 'vip' | 'live-chat' | 'facebook' | 'telegram' | 'twitter';
  /** Null where the system status names the channel but seals its address: ask `listServiceChannels`. */
  readonly address: string | null;
}

const CHANNELS = {
  VIP: 'vip',
  LIVECHAT: 'live-chat',
  FACEBOOK: 'facebook',
  TELEGRAM: 'telegram',
  TWITTER: 'twitter',
} as const;

export function decodeServiceChannel(wire: WireServiceChannel, isOpened: boolean): ServiceChannel {
  const isSealed = wire.type === 3 && !isOpened;
  return { channel: CHANNELS[wire.csType], address: isSealed ? null : wire.path };
}
