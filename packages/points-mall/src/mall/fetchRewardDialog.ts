/** What a look at a reward takes: fetched when somebody reaches for one. */
export const fetchRewardDialog = () => import('./RewardDialog');
