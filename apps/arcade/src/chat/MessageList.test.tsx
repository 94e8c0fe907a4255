import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatActions, ChatState } from './chatSession';
import { MessageList } from './MessageList';
import { CHAT, createTextsWrapper, line } from './testing';

const nothing = () => undefined;
const ACTIONS: ChatActions = {
  say: nothing,
  sendAgain: nothing,
  discard: nothing,
  loadOlder: nothing,
  report: nothing,
  hideAuthor: nothing,
  showAllAuthors: nothing,
  markRead: nothing,
};

type Lines = ChatState['room']['lines'];
const listOf = (lines: Lines, chat: Partial<ChatState> = {}) => (
  <MessageList
    chat={{ ...CHAT, room: { ...CHAT.room, lines }, ...chat }}
    actions={ACTIONS}
    onSendAgain={nothing}
  />
);

it('keeps messages, and the focus in them, when others are added before and after', async () => {
  const wrapper = await createTextsWrapper();
  const { container, rerender, getByLabelText } = render(listOf([line(5)]), { wrapper });
  const kept = container.querySelector('[data-kind]');
  getByLabelText('Message menu').focus();
  rerender(listOf([line(1), line(5), line(9)]));
  expect(container.querySelectorAll('[data-kind]')[1]).toBe(kept);
  expect(kept).toContainElement(document.activeElement as HTMLElement);
  rerender(listOf([line(1), line(5), line(9)], { reportedIds: new Set([5]) }));
  expect(container.querySelectorAll('[data-kind]')[1]).toBe(kept);
});

it('inserts any messages after any others, in order', async () => {
  const wrapper = await createTextsWrapper();
  const lines = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('', ' again')), {
      selector: ([id]) => id,
    })
    .map((pairs) =>
      pairs.toSorted(([a], [b]) => a - b).map(([id, more]) => line(id, { text: `${id}${more}` })),
    );
  fc.assert(
    fc.property(fc.array(lines, { minLength: 2, maxLength: 5 }), (states) => {
      const { container, rerender, unmount } = render(listOf([]), { wrapper });
      for (const state of states) {
        rerender(listOf(state));
        const shown = [...container.querySelectorAll('[dir=auto]')];
        expect(shown.map(({ textContent }) => textContent)).toEqual(state.map(({ text }) => text));
      }
      unmount();
    }),
    { numRuns: 30 },
  );
});

it('shows nothing before the player has entered, and an empty state for an empty room', async () => {
  const wrapper = await createTextsWrapper();
  const { container, rerender } = render(listOf([], { room: { ...CHAT.room, name: '' } }), {
    wrapper,
  });
  expect(container.querySelectorAll('li')).toHaveLength(0);
  rerender(listOf([]));
  expect(container).toHaveTextContent('No messages yet. Say hello!');
  rerender(listOf([], { room: { ...CHAT.room, kind: 'desk' } }));
  expect(container).toHaveTextContent('Write to us. Our team will reply here.');
});
