import { commitmentOf } from '@perya/rules/fairness';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import { momentOf } from './board';
import { endOfCourse, playCourse } from './course';
import { fixtureOf } from './fixtures';
import type { WireResult } from './protocol';

/** The whole event once more, from its seed: its final score. */
async function replay(eventId: string, serverSeed: string): Promise<readonly number[]> {
  const fixture = fixtureOf(eventId);
  if (fixture === undefined) return [];
  const course = playCourse(fixture, serverSeed);
  return momentOf(course, endOfCourse(course)).score;
}

/** Whether a result is what its seed plays, and the seed what was promised. */
export async function checkResult({ id, serverSeed, commitment, score }: WireResult) {
  if (commitmentOf(serverSeed) !== commitment) return false;
  return (await replay(id, serverSeed)).join() === score.join();
}

/** Whether a settled selection ended as its event's seed plays it. */
export const checkLeg = (played: PlayedRound): Promise<boolean> =>
  checkRound(played, async ({ serverSeed, clientSeed }) => ({
    outcome: await replay(clientSeed, serverSeed),
  }));
