import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { useNearViewport } from './useNearViewport';

function Place({ startsNear = false }: { startsNear?: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useNearViewport(place, startsNear) ? 'near' : 'far'}</p>;
}

test('the server renders what a browser starts with', () => {
  expect(renderToString(<Place />)).toBe('<p>far</p>');
  expect(renderToString(<Place startsNear />)).toBe('<p>near</p>');
});

test('turns true at once in a browser that can’t tell', () => {
  expect(typeof IntersectionObserver).toBe('undefined');
  render(<Place />);
  expect(screen.getByText('near')).toBeVisible();
});
