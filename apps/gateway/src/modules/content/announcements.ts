import * as v from 'valibot';
import demo from '../../demo/announcements.json' with { type: 'json' };
import { parseDemo, TextsSchema } from '../../demo/parseDemo';

const AnnouncementSchema = v.strictObject({
  id: v.string(),
  type: v.picklist(['B', 'PL', 'PU', 'PR', 'H']),
  hoursAgo: v.number(),
  title: TextsSchema,
  content: TextsSchema,
});

/** Board, pop-up, promotion and headline announcements: plain facts about the demo site. */
export const ANNOUNCEMENTS = parseDemo('announcements.json', v.array(AnnouncementSchema), demo);
