import { commitmentOf } from '@perya/rules/fairness';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import { momentOf } from './board';
import { endOfCourse, playCourse } from './course';
import { fixtureOf } from './fixtures';
import type { WireResult } from './protocol';

/** Replays the whole event from its seed and returns its final score. */
async function replay(eventId: string, serverSeed: string): Promise<readonly number[]> {
  const fixture = fixtureOf(eventId);
  if (fixture === undefined) return [];
  const course = playCourse(fixture, serverSeed);
  return momentOf(course, endOfCourse(course)).score;
}

/** Verifies that a result follows from its seed, and that the seed matches the commitment. */
export async function checkResult({ id, serverSeed, commitment, score }: WireResult) {
  if (commitmentOf(serverSeed) !== commitment) return false;
  return (await replay(id, serverSeed)).join() === score.join();
}

/** Verifies that a settled selection has the outcome of its event's seed. */
export const checkLeg = (played: PlayedRound): Promise<boolean> =>
  checkRound(played, async ({ serverSeed, clientSeed }) => ({
    outcome: await replay(clientSeed, serverSeed),
  }));
