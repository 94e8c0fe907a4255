import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Meta,
  Source,
  Stories,
  Story,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';

import { Calls } from './Calls.tsx';
import { Changes } from './Changes.tsx';
import { Do, Dont, Guidance } from './Guidance.tsx';
import { Guide } from './Guide.tsx';
import { Keyboard } from './Keyboard.tsx';
import { Status } from './Status.tsx';

/** What an MDX page can use without importing it. */
export const DOC_BLOCKS = {
  ArgTypes,
  Calls,
  Canvas,
  Changes,
  Controls,
  Description,
  Do,
  Dont,
  Guidance,
  Guide,
  Keyboard,
  Meta,
  Source,
  Status,
  Stories,
  Story,
  Subtitle,
  Title,
  Unstyled,
};
