import * as v from 'valibot';
import { named, type FieldOf } from '../core/codec';
import { text } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
export function resourceSchema() {
  return v.object({
    /**
     * `Android`, `MOBILECONFIG`, `WHATSAPP`, `SpeedTest`, `AFFILIATELINK`, `USDJUMP` … `LITEAPP`, the lite app
     * of the specification's §1, is named here.
     */
    resourceType: named('type', text(64)),
    url: v.string(),
    qrCodeUrl: v.nullish(v.string()),
    labelNameEn: named('label', v.nullish(v.string())),
  });
}

/** A link kept by the operator: an app to download, a social channel, the affiliate program. */
export type Resource = FieldOf<ReturnType<typeof resourceSchema>>;
