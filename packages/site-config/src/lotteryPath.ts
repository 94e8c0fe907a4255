/** Where a lottery is played: the regional ones have a page of their own. */
export function lotteryPath(code: string, isRegional: boolean): string {
  const query = new URLSearchParams({ gameCode: code });
  return `${isRegional ? '/vnlottery' : '/lottery'}?${query}`;
}
