export {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
  type Mission,
  type MissionLeaderboard,
  type MissionPeriod,
  type MissionRank,
} from './missions';
