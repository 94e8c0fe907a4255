/** Path of a lottery's page: regional lotteries have their own. */
export function lotteryPath(code: string, isRegional: boolean): string {
  const query = new URLSearchParams({ gameCode: code });
  return `${isRegional ? '/vnlottery' : '/lottery'}?${query}`;
}
