import { Rejection } from '../../../kernel/http/Rejection';

/** There is no such reward, or it is not offered any more. */
export const noSuchReward = () => new Rejection(404, 'NO_SUCH_REWARD', 'reward_not_offered');

/** Nobody gets one any more. */
export const soldOut = () => new Rejection(422, 'REWARD_SOLD_OUT', 'reward_sold_out');
