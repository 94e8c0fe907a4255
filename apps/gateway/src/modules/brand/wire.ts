import type {
  getRegisterSettings,
  getSystemStatus,
  getWhitelabel,
  HandlerValueOf,
  WireValueOf,
} from '@perya/api-client';
import type { CallContext } from '../../kernel/http/serve';
import type { Brand } from '../../kernel/brand';
import type { Platform } from '../../kernel/platform';
import { isRegionRestricted, visitorLocation } from '../../kernel/location/visitorLocation';
import { registerRewardsOf } from './registerRewards';

type WireStatus = WireValueOf<typeof getSystemStatus>;
type WireTree = WireValueOf<typeof getWhitelabel>;
type WireChannel = WireStatus['info']['customerService'][number];

/**
 * The modules of the whitelabel tree and their switches. A switch that isn't listed here belongs to
 * `OTHERS3`.
 */
const MODULES: Record<string, readonly string[]> = {
  REGISTER3: ['USERNAMEREG3', 'DIRECTREG3', 'MOBILEREG3', 'MOBILEREGPWD3', 'SMSVERIFREG3'],
  LOGIN3: [
    'FREEPLAY3',
    'PHONELOGIN3',
    'VERIFCODELOGIN3',
    'MOBILEVERCODELOGIN3',
    'LOGINEDTOHOMEPAGE3',
    'HUMANCHECK3',
    'MULTISESSION3',
    'GOOGLELOGIN3',
    'FACEBOOKLOGIN3',
    'TELEGRAMLOGIN3',
  ],
  PASSWORD3: ['FORCECHNGPASS3', 'CHNGPASSMAIL3', 'CHNGPASSVERIF3'],
  CHAT3: ['CBS3'],
};

/** The switches as the tree that the specification describes; `"1"` is on. */
export function whitelabelOf({ switches }: Brand): WireTree {
  const placed = new Set(Object.values(MODULES).flat());
  const others = Object.keys(switches).filter((modId) => !placed.has(modId));
  return Object.entries({ ...MODULES, OTHERS3: others }).map(([modId, children]) => ({
    modId,
    enabled: '1' as const,
    childrenNodes: children
      .filter((child) => switches[child] !== undefined)
      .map((child) => ({
        modId: child,
        enabled: switches[child] === true ? ('1' as const) : ('0' as const),
      })),
  }));
}

/** The available ways to register, whether a captcha is required, and what members are given. */
export const registerSettingsOf = (brand: Brand): HandlerValueOf<typeof getRegisterSettings> => ({
  byUsername: brand.switches['USERNAMEREG3'] === true,
  byMobile: brand.switches['MOBILEREG3'] === true,
  mobileWithPassword: brand.switches['MOBILEREGPWD3'] === true,
  smsVerification: brand.switches['SMSVERIFREG3'] === true,
  captchaRequired: brand.registerRules['captcha']?.enabled === true,
  rewards: registerRewardsOf(brand),
});

/** The customer service channels; type 3 is a channel whose address is sent encrypted. */
export function channelsOf({ customerService }: Brand): WireChannel[] {
  return CHANNELS.flatMap((csType) => {
    const channel = customerService[csType];
    return channel === undefined
      ? []
      : [{ csType, path: channel.path, type: channel.sealed ? 3 : 1 }];
  });
}

const CHANNELS = ['VIP', 'LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'TWITTER'] as const;

/** Links by type, as the wire lists them. */
export const resourcesOf = (resources: Brand['resources']) =>
  Object.entries(resources).map(([resourceType, resource]) => ({ resourceType, ...resource }));

/**
 * How the site starts, as far as the operator has changed it here: otherwise its brand pack decides, which can be
 * another one than the gateway's.
 */
function changedLook({ current: brand, initial }: Platform['brand']): Partial<Look> {
  const isChanged = (name: string) =>
    JSON.stringify(brand[name as keyof Look]) !== JSON.stringify(initial[name as keyof Look]);
  const { languages, defaultLanguage, languageOnFirstVisit, themeOnFirstVisit } = brand;
  const look: Look = { languages, defaultLanguage, languageOnFirstVisit, themeOnFirstVisit };
  return Object.fromEntries(Object.entries(look).filter(([name]) => isChanged(name)));
}

type Look = Pick<
  Brand,
  'languages' | 'defaultLanguage' | 'languageOnFirstVisit' | 'themeOnFirstVisit'
>;

/** Everything that the site requests once, before it renders anything. */
export function statusOf({ brand, ip, now, platform }: CallContext): WireStatus {
  const { ip: address, country } = visitorLocation(platform, ip);
  return {
    info: {
      whitelabel: whitelabelOf(brand),
      registerRules: brand.registerRules,
      resources: resourcesOf(brand.resources),
      // Only `listServiceChannels` returns a sealed address.
      customerService: channelsOf(brand).map((channel) =>
        channel.type === 3 ? { ...channel, path: '' } : channel,
      ),
      analytics: { gtagId: brand.gtagId ?? null },
      imageCDNs: brand.imageCDNs,
      // The chat and the sandbox games are on the play origin, wherever the brand launches other games from.
      launchGameCDNs: [...new Set([...brand.launchGameCDNs, platform.config.playOrigin])],
      ...changedLook(platform.brand),
      currency: brand.currency,
      timeZone: brand.timeZone,
      birthdayAgeLimit: brand.birthdayAgeLimit,
      lotteryType: brand.lotteryType,
      ...(brand.homeLanes && { homeLanes: brand.homeLanes }),
    },
    maintenance: brand.status.maintenance,
    regionRestriction: isRegionRestricted(platform, ip),
    location: { ip: address, country: country ?? '' },
    serverTime: now().getTime(),
  };
}
