import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { nothing } from '../core/schemas';

/** A module switch on the wire; `"1"` is on. */
export interface WireWhitelabelNode {
  modId: string;
  enabled: '0' | '1';
  childrenNodes?: WireWhitelabelNode[] | undefined;
}

export const WhitelabelNodeSchema: v.GenericSchema<WireWhitelabelNode> = /* @__PURE__ */ v.object({
  modId: v.string(),
  enabled: v.picklist(['0', '1']),
  childrenNodes: v.optional(v.array(v.lazy(() => WhitelabelNodeSchema))),
});

/** A module switch of the brand and the switches below it. */
export interface WhitelabelNode {
  readonly id: string;
  readonly isOn: boolean;
  readonly children: readonly WhitelabelNode[];
}

/** Recursive, because codecs don't support nodes nested to any depth. */
export function decodeWhitelabel(nodes: readonly WireWhitelabelNode[]): WhitelabelNode[] {
  return nodes.map(({ modId, enabled, childrenNodes }) => ({
    id: modId,
    isOn: enabled === '1',
    children: decodeWhitelabel(childrenNodes ?? []),
  }));
}

export const getWhitelabel = /* @__PURE__ */ endpoint({
  id: 'getWhitelabel',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/whitelabel',
  auth: 'none',
  request: nothing(),
  value: v.array(WhitelabelNodeSchema),
  decode: (nodes): readonly WhitelabelNode[] => decodeWhitelabel(nodes),
  summary: "Returns the brand's tree of module switches.",
  spec: '§7 System, §3 Whitelabel module node.',
});
