import * as v from 'valibot';
import demo from '../../demo/announcements.json' with { type: 'json' };
import { parseDemo, TextsSchema } from '../../demo/parseDemo';

const AnnouncementSchema = v.strictObject({
  id: v.string(),
  type: v.picklist(['B', 'PL', 'PU', 'PR', 'H']),
  /** How long before the seed it was published. */
  hoursAgo: v.number(),
  /** It reports what is true of the demo only, or something that happened. */
  isDemo: v.optional(v.boolean(), false),
  title: TextsSchema,
  content: TextsSchema,
});

/** Board, pop-up, promotion and headline announcements: plain facts about the site. */
export const ANNOUNCEMENTS = parseDemo('announcements.json', v.array(AnnouncementSchema), demo);
