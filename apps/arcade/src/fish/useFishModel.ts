import { fishModel, type FishFacts, type FishModel } from '@perya/game-engines/fish';
import { useOpenedGame } from '../game/GameContext';

/** The rules of the open pond. */
export function useFishModel(): FishModel {
  const { model: id } = useOpenedGame<FishFacts>().game;
  const model = fishModel(id);
  if (model === undefined) {
    throw new Error(`This page knows no pond called ${id}: it is older than the platform.`);
  }
  return model;
}
