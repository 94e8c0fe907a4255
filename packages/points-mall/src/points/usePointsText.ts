import { useT } from '../locales';

/** A number of points as people read it: "1,200 points". */
export function usePointsText(): (points: number) => string {
  const t = useT();
  return (points) => t('points.count', { count: points });
}
