/** The engines that run the sandbox games; each is a page of the play origin, `/play/<name>`. */
export const ENGINE_NAMES = ['slot', 'baccarat', 'sports', 'crash', 'fish', 'pusoy'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];
