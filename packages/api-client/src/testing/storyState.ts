import type { AnyEndpoint, WireValueOf } from '../core/endpoint';
import type { FakeFault, FakePlatform, FakeRejection } from './fakePlatform';

/** Storybook parameters of a story that differs from the others in its file by the response to a call. */
export interface StoryState {
  /** Applied after the `platform` parameter: all other endpoints keep their handlers. */
  readonly platformState: (fake: FakePlatform) => void;
}

type Endpoints = AnyEndpoint | readonly AnyEndpoint[];

/**
 * Parameters for a story's loading, error and empty states:
 * `export const Loading: Story = { parameters: storyState.loading(listGames) };`
 */
export const storyState = {
  /** The endpoints never respond. */
  loading: (endpoints: Endpoints): StoryState => storyState.failed(endpoints, 'hang'),

  /** The endpoints fail, all calls or the first `times`. */
  failed: (
    endpoints: Endpoints,
    error: FakeFault = 'server-error',
    times?: number,
  ): StoryState => ({
    platformState: (fake) => {
      for (const endpoint of [endpoints].flat()) fake.fail(endpoint, error, times);
    },
  }),

  /** The endpoint always returns this response: `wirePage([])`, `reject(404, 'NOT_FOUND', 'not_found')`. */
  answered: <E extends AnyEndpoint>(
    endpoint: E,
    answer: WireValueOf<E> | FakeRejection,
  ): StoryState => ({
    platformState: (fake) => void fake.on(endpoint, () => answer),
  }),
};
