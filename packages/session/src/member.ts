import type { AccountType, AgentType, MemberInfo } from '@perya/api-client';

/** A label next to the member's name. */
export interface MemberLabel {
  readonly text: string;
  /** Validated CSS colors; null if the platform provides none, or an invalid one. */
  readonly textColor: string | null;
  readonly backgroundColor: string | null;
}

/** The signed-in member's data that the site's shell needs. */
export interface SessionMember {
  readonly account: string;
  readonly customerId: string;
  readonly accountType: AccountType;
  /** The agent type; null for members and trial accounts. */
  readonly agentType: AgentType | null;
  readonly isAgent: boolean;
  readonly label: MemberLabel | null;
  /** Rank in the member's club; 0 without a club. */
  readonly rankLevel: number;
  /** The operator's name of this member's VIP service; null if it has none. */
  readonly vipServiceLabel: string | null;
}

const HEX_COLOR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const COLOR_FUNCTION = /^(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\)$/i;
const COLOR_NAME = /^[a-z]{3,24}$/i;

/** Returns the text if it is a color. It is used in a style, so nothing else may pass. */
function colorOf(text: string | null): string | null {
  const color = text?.trim() ?? '';
  const isColor = [HEX_COLOR, COLOR_FUNCTION, COLOR_NAME].some((form) => form.test(color));
  return isColor ? color : null;
}

export function memberOfInfo(info: MemberInfo): SessionMember {
  const { clubLabel } = info;
  return {
    account: info.account,
    customerId: info.id,
    accountType: info.accountType,
    agentType: info.agentType,
    isAgent: info.accountType === 'agent',
    label: clubLabel && {
      text: clubLabel.name,
      textColor: colorOf(clubLabel.textColor),
      backgroundColor: colorOf(clubLabel.backgroundColor),
    },
    rankLevel: clubLabel?.rankLevel ?? 0,
    vipServiceLabel: info.vipServiceLabel?.trim() || null,
  };
}

/** The session storage keys of a member. */
export type MemberStorageEntries = Record<
  | 'account'
  | 'customerId'
  | 'isAgent'
  | 'memberType'
  | 'memberLabel'
  | 'memberLabelTextColor'
  | 'memberLabelBgColor'
  | 'memberRank'
  | 'vipServiceLabel',
  string | null
>;

export function entriesOfMember(member: SessionMember | null): MemberStorageEntries {
  return {
    account: member?.account ?? null,
    customerId: member?.customerId ?? null,
    isAgent: member ? String(member.isAgent) : null,
    memberType: member ? (member.agentType?.toString() ?? member.accountType) : null,
    memberLabel: member?.label?.text ?? null,
    memberLabelTextColor: member?.label?.textColor ?? null,
    memberLabelBgColor: member?.label?.backgroundColor ?? null,
    memberRank: member ? String(member.rankLevel) : null,
    vipServiceLabel: member?.vipServiceLabel ?? null,
  };
}

const AGENT_TYPES: readonly AgentType[] = [1, 2, 41, 42];

/** Restores the member from an earlier page; null unless all values the shell depends on are present. */
export function memberOfEntries(get: (key: string) => string | null): SessionMember | null {
  const account = get('account');
  const customerId = get('customerId');
  const type = get('memberType');
  const agentType = AGENT_TYPES.find((agentType) => String(agentType) === type) ?? null;
  if (!account || !customerId) return null;
  if (!agentType && type !== 'member' && type !== 'trial') return null;
  const label = get('memberLabel');
  return {
    account,
    customerId,
    accountType: agentType ? 'agent' : type === 'trial' ? 'trial' : 'member',
    agentType,
    isAgent: agentType !== null,
    label: label
      ? {
          text: label,
          textColor: colorOf(get('memberLabelTextColor')),
          backgroundColor: colorOf(get('memberLabelBgColor')),
        }
      : null,
    rankLevel: Number(get('memberRank')) || 0,
    vipServiceLabel: get('vipServiceLabel'),
  };
}
