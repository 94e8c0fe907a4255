import { payLines, type ContractKind, type Figures, type Terms } from '@perya/rules/agents';
import { formatDecimal, parseDecimal } from '@perya/rules/money';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../../kernel/config/packageRoot';

/** The worked examples of the documentation, recalculated. */
const DOCUMENT = readFileSync(
  path.join(packageRoot(), '..', '..', 'docs', 'agent-contracts.md'),
  'utf8',
);

interface Line extends Figures {
  agent: string;
  upline: string;
  terms: Terms;
  pay: { gross: string; deducted: string; amount: string };
}

const amountOf = (text: string) => parseDecimal(text.replaceAll(',', '')) ?? 0n;

function readLine(row: string): Line {
  const [agent = '', upline = '', turnover = '', loss = '', active = '', tiers = '', ...pay] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [gross = '', deducted = '', amount = ''] = pay.map((cell) => cell.replaceAll(',', ''));
  return {
    agent,
    upline,
    turnover: amountOf(turnover),
    loss: amountOf(loss),
    activeMembers: Number(active),
    terms: { period: null, tiers: tiers.split(';').map(readTier) },
    pay: { gross, deducted, amount },
  };
}

function readTier(text: string) {
  const [, turnover = '', active = '', loss = '', rate = ''] =
    /([\d,]+) \/ (\d+) \/ ([\d,]+) → ([\d.]+)%/.exec(text) ?? [];
  return {
    turnover: amountOf(turnover),
    activeMembers: Number(active),
    loss: amountOf(loss),
    rate: Math.round(Number(rate) * 100),
  };
}

const EXAMPLES = DOCUMENT.split('## Worked examples')[1]!
  .split('\n## ')[0]!
  .split('\n### ')
  .slice(1)
  .map((section) => {
    const title = section.split('\n')[0] ?? '';
    const lines = section.split('\n').filter((line) => /^\| agent\d/.test(line));
    const kind: ContractKind = title.includes('dividend') ? 'dividend' : 'daily';
    return { title, kind, lines: lines.map(readLine) };
  });

describe('the worked examples of docs/agent-contracts.md', () => {
  it('are all parsed', () => {
    expect(EXAMPLES.map(({ lines }) => lines.length)).toEqual([1, 3, 2, 2, 2, 1]);
    expect(
      EXAMPLES.flatMap(({ lines }) => lines).every(({ terms }) => terms.tiers[0]!.rate > 0),
    ).toBe(true);
  });

  it.each(EXAMPLES)('are correct: $title', ({ kind, lines }) => {
    const idOf = (agent: string) => lines.findIndex((line) => line.agent === agent);
    const pays = payLines(
      lines.map(({ agent, upline, terms }) => ({
        id: idOf(agent),
        kind,
        upline: upline === 'house' ? null : idOf(upline),
        downline: idOf(agent),
        terms,
      })),
      new Map(lines.map((line) => [idOf(line.agent), line])),
    );
    for (const { agent, pay } of lines) {
      const { gross = 0n, deducted = 0n, amount = 0n } = pays.get(idOf(agent)) ?? {};
      expect({
        agent,
        gross: formatDecimal(gross),
        deducted: formatDecimal(deducted),
        amount: formatDecimal(amount),
      }).toEqual({ agent, ...pay });
    }
  });
});
