import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { nothing, text } from '../core/schemas';

/** `type`: 0 member; 1, 2, 41, 42 agent; 4 trial (§6). */
const MemberInfoSchema = /* @__PURE__ */ v.object({
  id: text(64),
  account: text(64),
  nickname: v.nullish(v.string()),
  type: v.picklist([0, 1, 2, 4, 41, 42]),
  toUpline: v.optional(v.boolean()),
  clubLabel: v.nullish(
    v.object({
      labelName: v.string(),
      color: v.nullish(v.string()),
      color2: v.nullish(v.string()),
      rankLevel: v.pipe(v.number(), v.integer()),
    }),
  ),
  memberLabel: v.nullish(v.array(v.object({ labelName: v.string() }))),
  iconUrl: v.nullish(v.string()),
});

export type WireMemberInfo = v.InferOutput<typeof MemberInfoSchema>;

/** Kind of a signed-in account; `trial` plays with play money. */
export type AccountType = 'member' | 'agent' | 'trial';
/** The agent types of the account center. */
export type AgentType = 1 | 2 | 41 | 42;

/** The member's club level, as shown next to the name. */
export interface ClubLabel {
  readonly name: string;
  /** CSS colors as the platform sends them; untrusted: parse before use. */
  readonly textColor: string | null;
  readonly backgroundColor: string | null;
  /** Levels above 4 get VIP customer service. */
  readonly rankLevel: number;
}

/** The signed-in member. */
export interface MemberInfo {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly accountType: AccountType;
  readonly agentType: AgentType | null;
  readonly canTransferToUpline: boolean;
  readonly clubLabel: ClubLabel | null;
  /** The label of the VIP service. */
  readonly vipServiceLabel: string | null;
  /** Path or URL of the chosen avatar. */
  readonly iconPath: string | null;
}

/** Decoded by hand: `type` becomes two fields, and the label list is reduced to its first label. */
function decodeMemberInfo(value: WireMemberInfo): MemberInfo {
  const { type, clubLabel } = value;
  const agentType = type === 0 || type === 4 ? null : type;
  return {
    id: value.id,
    account: value.account,
    nickname: value.nickname || value.account,
    accountType: agentType ? 'agent' : type === 4 ? 'trial' : 'member',
    agentType,
    canTransferToUpline: value.toUpline ?? false,
    clubLabel: clubLabel
      ? {
          name: clubLabel.labelName,
          textColor: clubLabel.color ?? null,
          backgroundColor: clubLabel.color2 ?? null,
          rankLevel: clubLabel.rankLevel,
        }
      : null,
    vipServiceLabel: value.memberLabel?.[0]?.labelName ?? null,
    iconPath: value.iconUrl ?? null,
  };
}

export const getMemberInfo = /* @__PURE__ */ endpoint({
  id: 'getMemberInfo',
  tag: 'Account',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'token',
  request: nothing(),
  value: MemberInfoSchema,
  decode: decodeMemberInfo,
  summary: 'Returns the signed-in member.',
  spec: '§7 Session and account, §3 Member info.',
});
