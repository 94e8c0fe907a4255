import { useT } from '../locales';

/** Formats a number of points: "1,200 points". */
export function usePointsText(): (points: number) => string {
  const t = useT();
  return (points) => t('points.count', { count: points });
}
