import type { WhitelabelNode } from '@perya/api-client';

import type { Brand } from './brandPack.ts';

/**
 * The whitelabel modules that the site supports. Some ids are from the specification; the others are this
 * project's.
 */
const MODULE_IDS = {
  /** Guests may register. */
  directRegistration: ['DIRECTREG3'],
  usernameRegistration: ['USERNAMEREG3'],
  mobileRegistration: ['MOBILEREG3'],
  /** Mobile registration asks for a password instead of creating an account automatically. */
  mobileRegistrationWithPassword: ['MOBILEREGPWD3'],
  smsVerificationAtRegistration: ['SMSVERIFREG3'],
  freePlay: ['FREEPLAY3'],
  phoneLogin: ['PHONELOGIN3'],
  verificationCodeLogin: ['VERIFCODELOGIN3'],
  mobileCodeLogin: ['MOBILEVERCODELOGIN3'],
  googleLogin: ['GOOGLELOGIN3'],
  facebookLogin: ['FACEBOOKLOGIN3'],
  telegramLogin: ['TELEGRAMLOGIN3'],
  humanCheck: ['HUMANCHECK3'],
  forgotByEmail: ['CHNGPASSMAIL3'],
  forgotByMobile: ['CHNGPASSVERIF3'],
  /** An expired password must be changed before anything else. */
  passwordExpiryForced: ['FORCECHNGPASS3'],
  chat: ['CBS3'],
  /** Guests see only the sign-in, registration, help and download pages. */
  loginRequiredEverywhere: ['loginedToHomePage', 'LOGINEDTOHOMEPAGE3'],
} as const satisfies Record<string, readonly string[]>;

/** The features an operator may switch on and off. */
export type SwitchName = keyof typeof MODULE_IDS;

/** The operator's switches by name. */
export type Switches = Readonly<Record<SwitchName, boolean>>;

/** The switches of a whitelabel tree: on if a module and all its ancestors are on; absent is off. */
export function switchesOf(tree: readonly WhitelabelNode[]): Switches {
  const on = new Set<string>();
  collect(tree, on);
  return Object.fromEntries(
    Object.entries(MODULE_IDS).map(([name, ids]) => [name, ids.some((id) => on.has(id))]),
  ) as Record<SwitchName, boolean>;
}

/** The switches of a whitelabel tree and of the brand pack, which can close the site to guests as well. */
export function brandSwitches(tree: readonly WhitelabelNode[], brand: Brand): Switches {
  const switches = switchesOf(tree);
  return {
    ...switches,
    loginRequiredEverywhere: switches.loginRequiredEverywhere || brand.loginedToHomePage,
  };
}

function collect(nodes: readonly WhitelabelNode[], on: Set<string>): void {
  for (const { id, isOn, children } of nodes) {
    if (!isOn) continue;
    on.add(id);
    collect(children, on);
  }
}
