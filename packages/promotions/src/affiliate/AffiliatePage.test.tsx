import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import * as stories from './AffiliatePage.stories';

const {
  Agent,
  AgentSite,
  AgentSiteClosed,
  AgentSiteSignedIn,
  ByTurnover,
  Closed,
  Default,
  Failed,
  Member,
} = composeStories(stories);

beforeEach(() => sessionStorage.clear());

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows what the rules pay, who can join, and how to start', async () => {
  await Default.run();
  const numbers = await card('What you get');
  expect(numbers.getByText('3.5%')).toBeVisible();
  expect(numbers.getByText('₱150.00')).toBeVisible();
  const members = await card('Members invite friends');
  expect(members.getByText(/deposits since joining reach ₱500\.00/)).toBeVisible();
  expect(members.getByText('₱1,000.00 extra when 10 friends have qualified.')).toBeVisible();
  expect(members.getByText(/bet a reward 3×/)).toBeVisible();
  expect(members.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  const agents = await card('Agents earn commission');
  expect(agents.getByText(/^You get 3\.5% of the daily losses/)).toBeVisible();
  expect(agents.getByRole('button', { name: 'Contact customer service' })).toBeVisible();
  expect((await card('How to start')).getByText(/21 or older/)).toBeVisible();
});

test('leads a member to the invitations, and an agent to the agent center', async () => {
  await Member.run();
  expect(await screen.findByRole('link', { name: 'Invite friends' })).toHaveAttribute(
    'href',
    '/affiliate?member=referral',
  );
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  await Agent.run();
  expect(await screen.findByRole('link', { name: 'Open the agent center' })).toHaveAttribute(
    'href',
    '/affiliate?agent=agentTeamOverview',
  );
  expect(screen.queryByRole('button', { name: 'Contact customer service' })).toBeNull();
});

test('is about agents only on a site for agents, where registering makes one', async () => {
  await AgentSite.run();
  expect(await screen.findByRole('heading', { level: 1, name: 'Become an agent' })).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Register as an agent')).toBe('/register');
  expect(href('Log in')).toBe('/login');
  const numbers = await card('What you get');
  expect(numbers.getByText('3.5%')).toBeVisible();
  expect(numbers.queryByText('₱150.00')).toBeNull();
  expect(await card('Agents earn commission')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Members invite friends' })).toBeNull();
  expect((await card('How to start')).getByText('Get your links')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Contact customer service' })).toBeNull();
});

test('leads agents to their center, and to customer service if registration is closed', async () => {
  await AgentSiteSignedIn.run();
  expect(await screen.findByRole('link', { name: 'Open the agent center' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  await AgentSiteClosed.run();
  expect(await screen.findByRole('button', { name: 'Contact customer service' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Register as an agent' })).toBeNull();
});

test('names only rules that the brand has', async () => {
  await ByTurnover.run();
  const members = await card('Members invite friends');
  expect(members.getByText(/turnover since joining reaches/)).toBeVisible();
  expect(members.getAllByRole('listitem')).toHaveLength(1);
});

test('says what is closed, without amounts', async () => {
  await Closed.run();
  expect(await screen.findByText('Invitations are closed right now.')).toBeVisible();
  expect(screen.getByText('The program for agents is closed right now.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What you get' })).toBeNull();
});

test('explains how to start even if the terms did not load', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How to start' })).toBeVisible();
});
