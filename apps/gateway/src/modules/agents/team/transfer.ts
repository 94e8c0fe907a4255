import type { HandlerValueOf, transferToDownline } from '@perya/api-client';
import type { Call } from '../../../kernel/http/serve';
import { checkPaymentPassword } from '../../identity';
import { transferTo } from '../../money';
import { directDownlineOf } from './guard';

type TransferCall = Call<typeof transferToDownline>;

/** Members who may not transfer are rejected before the password is checked. */
export async function checkTransfer({ input, ctx }: TransferCall): Promise<void> {
  await directDownlineOf(ctx, input.memberId);
  await checkPaymentPassword(ctx, input.paymentPassword);
}

/** Transfers money to the main wallet of a direct downline. */
export async function transferDown({
  input,
  ctx,
}: TransferCall): Promise<HandlerValueOf<typeof transferToDownline>> {
  const downline = await directDownlineOf(ctx, input.memberId);
  const { amount } = input;
  const moved = await transferTo(ctx, { to: downline, direction: 'downline', amount });
  return { ...moved, downline: downline.account };
}
