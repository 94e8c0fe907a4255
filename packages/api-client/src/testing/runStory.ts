import type { FakePlatform } from './fakePlatform';
import type { StoryState } from './storyState';

/** A story composed by Storybook's `composeStories` or `composeStory`. */
export interface RunnableStory<Args extends object> {
  readonly args: Args;
  readonly parameters: Partial<StoryState>;
  run(context: { args: Args; parameters: StoryState }): Promise<void>;
}

/**
 * Runs a composed story and returns the fake platform that answers its calls.
 *
 * `prepare` changes responses before the story renders: its handlers replace the story's own. `args` replace
 * the story's arguments of the same names.
 *
 * ```ts ignore: the stories are those of a package
 * const { Default } = composeStories(stories);
 *
 * const platform = await runStory(Default, (fake) =>
 *   fake.on(getBalance, () => ({ sumBalance: 500, currency: 'PHP' })),
 * );
 * await userEvent.dblClick(await screen.findByRole('button', { name: 'Transfer' }));
 * expect(platform.calls(transferFunds)).toHaveLength(1);
 * ```
 */
export async function runStory<Args extends object>(
  story: RunnableStory<Args>,
  prepare?: (fake: FakePlatform) => void,
  args?: NoInfer<Partial<Args>>,
): Promise<FakePlatform> {
  let platform: FakePlatform | undefined;
  await story.run({
    args: { ...story.args, ...args },
    parameters: {
      ...story.parameters,
      platformState: (fake) => {
        story.parameters.platformState?.(fake);
        prepare?.(fake);
        platform = fake;
      },
    },
  });
  if (!platform) {
    throw new Error(
      'The story has no fake platform. Set `stories: true` in the vitest.config.ts of its package.',
    );
  }
  return platform;
}
