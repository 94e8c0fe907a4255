import {
  createFormat,
  type Catalogue,
  type I18n,
  type MessageParams,
  type MessageTree,
  type Translate,
} from '@perya/i18n';
import type { Brand } from '@perya/site-config';
import { waitFor } from 'storybook/test';

/** Pages and dialogs load their code and texts when they open, which is slow on a busy machine. */
export const LOADED_ON_DEMAND = { timeout: 30_000 };

interface Loaded {
  environment: { i18n: I18n; siteConfig: { brand: Brand } };
}

/** The texts and amounts of a story, as the toolbar's language and brand show them. */
export interface FlowTexts {
  /** The texts of a catalogue that the story's `catalogues` parameter loads. */
  of<T extends MessageTree>(catalogue: Catalogue<T>): Translate<T>;
  /** A text of a catalogue that a page loads by itself: waits for it. */
  later(namespace: string, key: string, params?: MessageParams): Promise<string>;
  /** An amount in minor units of the platform's currency. */
  money(minor: number): string;
}

/** For play functions: they find controls by the same texts that the page shows. */
export function flowTextsOf(loaded: Record<string, unknown>): FlowTexts {
  const { i18n, siteConfig } = (loaded as unknown as Loaded).environment;
  const format = createFormat({ ...siteConfig.brand, language: i18n.language });
  return {
    of: (catalogue) => i18n.translator(catalogue),
    later: (namespace, key, params) =>
      waitFor(() => {
        const text = i18n.find(namespace, key, params);
        if (text === undefined) throw new Error(`${namespace} has no text ${key} yet.`);
        return text;
      }, LOADED_ON_DEMAND),
    money: (minor) => format.money(minor, 'PHP'),
  };
}

/**
 * A text as queries by text see it: they collapse white space of the page, such as the no-break space of an
 * amount, but not of what they look for. Names of roles stay as they are.
 */
export const asShown = (text: string): string => text.replaceAll(/\s+/gu, ' ');
