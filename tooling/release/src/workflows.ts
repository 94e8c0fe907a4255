import { parse } from 'yaml';

type Permissions = Readonly<Record<string, string>>;

interface Step {
  uses?: string;
  run?: string;
  with?: Readonly<Record<string, string>>;
}

interface Job {
  permissions?: Permissions;
  'timeout-minutes'?: number;
  steps: readonly Step[];
}

interface Workflow {
  permissions?: Permissions;
  concurrency?: unknown;
  jobs: Readonly<Record<string, Job>>;
}

/** A composite action has steps only. */
interface Action {
  runs: { steps: readonly Step[] };
}

export interface WorkflowRules {
  /** The scripts of the root package. */
  scripts: readonly string[];
  /** What a job may write, by its name. */
  mayWrite: Readonly<Record<string, readonly string[]>>;
}

/** Programs of the runner, and commands of pnpm itself. */
const PROGRAMS: ReadonlySet<string> = new Set(['git', 'echo', 'find']);
const PNPM_COMMANDS: ReadonlySet<string> = new Set(['install', 'store']);

const PNPM = /npx -y pnpm@12 (\S+)/g;
const PINNED = /^(?:\.\/\S+|[\w-]+\/[\w-]+@v\d+)$/;

/** One message for each rule that a workflow breaks. */
export function workflowProblems(name: string, text: string, rules: WorkflowRules): string[] {
  const workflow = parse(text) as Workflow;
  const problems = [
    ...(workflow.permissions ? writes(workflow.permissions) : ['no permissions']).map(
      (what) => `the workflow has ${what}`,
    ),
    ...(workflow.concurrency ? [] : ['the workflow has no concurrency']),
    ...Object.entries(workflow.jobs).flatMap(([job, content]) =>
      jobProblems(job, content, rules).map((problem) => `job ${job}: ${problem}`),
    ),
  ];
  return problems.map((problem) => `${name}: ${problem}.`);
}

/** One message for each rule that a composite action breaks. */
export function actionProblems(name: string, text: string, { scripts }: WorkflowRules): string[] {
  return (parse(text) as Action).runs.steps
    .flatMap((step) => stepProblems(step, scripts))
    .map((problem) => `${name}: ${problem}.`);
}

function writes(permissions: Permissions): string[] {
  return Object.entries(permissions).flatMap(([scope, level]) =>
    level === 'write' ? [`${scope}: write`] : [],
  );
}

function jobProblems(name: string, job: Job, { scripts, mayWrite }: WorkflowRules): string[] {
  const permissions = job.permissions ?? {};
  const allowed = mayWrite[name] ?? [];
  return [
    ...(job['timeout-minutes'] ? [] : ['no timeout-minutes']),
    ...writes(permissions).filter((what) => !allowed.includes(what.replace(': write', ''))),
    ...allowed
      .filter((scope) => permissions[scope] !== 'write')
      .map((scope) => `no ${scope}: write`),
    ...job.steps.flatMap((step) => stepProblems(step, scripts)),
    ...('id-token' in permissions ? foreignActions(job) : []),
  ];
}

/** With the token for publishing, only GitHub's own actions run. */
function foreignActions({ steps }: Job): string[] {
  return steps.flatMap(({ uses = './' }) =>
    /^(?:actions\/|\.\/)/.test(uses) ? [] : [`${uses} can use the identity of the workflow`],
  );
}

function stepProblems({ uses, run = '', with: inputs = {} }: Step, scripts: readonly string[]) {
  const commands = [run, inputs['version'] ?? ''].join('\n');
  const isKnown = (name: string) => scripts.includes(name) || PNPM_COMMANDS.has(name);
  return [
    ...(uses === undefined || PINNED.test(uses) ? [] : [`${uses} has no major version`]),
    ...[...commands.matchAll(PNPM)].flatMap(([, script = '']) =>
      isKnown(script) ? [] : [`“${script}” is no script of the root package`],
    ),
    ...commands
      .split('\n')
      .map((line) => line.trim().replace(/^\w+=\$\(/, ''))
      .filter((line) => line !== '' && !line.startsWith('npx -y pnpm@12 '))
      .flatMap((line) => {
        const [program = ''] = line.split(' ');
        return PROGRAMS.has(program) ? [] : [`“${program}” is no known program`];
      }),
  ];
}
