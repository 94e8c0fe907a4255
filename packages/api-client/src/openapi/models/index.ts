import { AGENT_MODELS } from './agents';
import { FOUNDATIONS } from './foundations';
import { GAME_MODELS } from './games';
import { MEMBER_MODELS } from './members';
import type { Model } from './models';
import { MONEY_MODELS } from './money';
import { OPERATOR_MODELS } from './operator';

/**
 * The named schemas of the contract. The names are beside the document, not in the schemas, so that they add
 * nothing to what browsers load.
 */
export const MODELS: readonly (readonly [name: string, model: Model])[] = [
  FOUNDATIONS,
  GAME_MODELS,
  MONEY_MODELS,
  MEMBER_MODELS,
  AGENT_MODELS,
  OPERATOR_MODELS,
].flatMap((models) => Object.entries(models));
