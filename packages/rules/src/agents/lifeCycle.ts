/** offered → active | rejected | withdrawn | expired; active → terminated. */
export type ContractStatus =
  | 'offered'
  | 'active'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'terminated';

/** Who performs a step: one of the two parties, or the platform automatically. */
export type ContractParty = 'upline' | 'downline' | 'house';

/** What can happen to a contract. */
export type ContractStep = 'accept' | 'reject' | 'withdraw' | 'expire' | 'terminate';

interface Transition {
  readonly from: ContractStatus;
  readonly to: ContractStatus;
  readonly by: readonly ContractParty[];
}

/** The complete state machine: other transitions are impossible. */
export const TRANSITIONS: Readonly<Record<ContractStep, Transition>> = {
  accept: { from: 'offered', to: 'active', by: ['downline'] },
  reject: { from: 'offered', to: 'rejected', by: ['downline'] },
  withdraw: { from: 'offered', to: 'withdrawn', by: ['upline', 'house'] },
  expire: { from: 'offered', to: 'expired', by: ['house'] },
  terminate: { from: 'active', to: 'terminated', by: ['upline', 'downline', 'house'] },
};

/** The steps a party may perform in a contract's status. */
export const stepsOpenTo = (party: ContractParty, status: ContractStatus): ContractStep[] =>
  (Object.keys(TRANSITIONS) as ContractStep[]).filter(
    (step) => TRANSITIONS[step].from === status && TRANSITIONS[step].by.includes(party),
  );

/** Whether a contract can still change: offered or active. */
export const isLive = (status: ContractStatus): status is 'offered' | 'active' =>
  status === 'offered' || status === 'active';
