export {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
  type ClaimedMission,
  type Mission,
  type MissionLeaderboard,
  type MissionLeaderboardFilter,
  type MissionPeriod,
  type MissionRank,
  type MissionStatus,
} from './missions';
