import type { HelpTopic } from '@perya/api-client';
import { expect, test } from 'vitest';

import { articlesOf } from './articles';
import { createHelpIndex } from './helpIndex';

function topicOf(...articles: [id: string, title: string, html?: string][]): HelpTopic {
  return {
    id: 'topic',
    title: 'Topic',
    summary: null,
    articles: articles.map(([id, title, html = '']) => ({ id, title, html, keywords: [] })),
  };
}

const search = (locale: string, topic: HelpTopic, words: string) =>
  createHelpIndex(articlesOf([topic]), locale)
    .search(words)
    .map(({ id }) => id);

test('ranks matches in the title before those in the text', () => {
  const topic = topicOf(
    ['text', 'Something else', '<p>About the bonus</p>'],
    ['title', 'Your bonus'],
  );
  expect(search('en', topic, 'bonus')).toEqual(['title', 'text']);
});

test('shows only articles with all words, if there are any', () => {
  const topic = topicOf(['both', 'Change password'], ['one', 'Edit the language']);
  expect(search('en', topic, 'change password')).toEqual(['both']);
  expect(search('en', topic, 'password of my aunt')).toContain('both');
});

test('finds Vietnamese without diacritics', () => {
  const topic = topicOf(['a', 'Đổi mật khẩu'], ['b', 'Rút tiền']);
  expect(search('vi', topic, 'doi mat khau')).toEqual(['a']);
  expect(search('vi', topic, 'rút tiền')).toEqual(['b']);
});

test('finds Thai and Chinese, which are written without spaces', () => {
  expect(search('th', topicOf(['a', 'วิธีถอนเงิน'], ['b', 'ลืมรหัสผ่าน']), 'ถอนเงิน')).toEqual(['a']);
  expect(search('zh', topicOf(['a', '如何提款'], ['b', '忘记密码']), '密码')).toEqual(['b']);
});

test('searches words, not markup', () => {
  const topic = topicOf(['a', 'One', '<strong>bold</strong> &amp; brave']);
  expect(search('en', topic, 'strong')).toEqual([]);
  expect(search('en', topic, 'brave')).toEqual(['a']);
  expect(search('en', topic, '  ')).toEqual([]);
});
