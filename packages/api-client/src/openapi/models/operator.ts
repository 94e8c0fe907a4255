import * as v from 'valibot';
import { contract } from '../../contract';
import type { Models } from './models';

/** The calls of the operator. */
export const OPERATOR_MODELS: Models = {
  SiteSettings: { schema: contract.opsGetSite.value, description: 'The settings of the site.' },
  Regions: {
    schema: contract.opsGetSite.value.entries.regions,
    description: 'The countries whose visitors the site admits.',
  },
  Admission: {
    schema: contract.opsGetSite.value.entries.regions.entries.mode,
    description: 'Whether visitors are admitted.',
  },
  SwitchState: {
    schema: v.object({ isOn: contract.opsSetGame.request.entries.isOn }),
    description: 'The new state of a switch.',
  },
  OperatorDeposit: {
    schema: contract.opsDecideDeposit.value,
    description: 'A deposit with its member.',
  },
  OperatorWithdrawal: {
    schema: contract.opsDecideWithdrawal.value,
    description: 'A withdrawal with its member.',
  },
  OperatorRedemption: {
    schema: contract.opsDecideRedemption.value,
    description: 'A redemption with its member.',
  },
  Application: {
    schema: contract.opsDecideApplication.value,
    description: 'An application for a promotion.',
  },
  ApplicationState: {
    schema: contract.opsDecideApplication.value.entries.state,
    description: 'The state of an application.',
  },
  ApplicationReason: {
    schema: contract.opsDecideApplication.value.entries.reason.wrapped,
    description: 'Why an application was rejected.',
  },
};
