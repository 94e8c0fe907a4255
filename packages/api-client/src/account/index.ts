export { checkAffiliate } from './affiliate';
export {
  AVATAR_BYTES,
  chooseAvatar,
  listAvatars,
  uploadAvatar,
  type Avatar,
  type AvatarChoice,
} from './avatar';
export { setLanguage } from './language';
export {
  getMemberInfo,
  type AccountType,
  type AgentType,
  type ClubLabel,
  type MemberInfo,
} from './memberInfo';
export {
  changePassword,
  requestPasswordEmail,
  resetPasswordByEmail,
  resetPasswordByMobile,
  type ChangePasswordInput,
  type ResetPasswordInput,
} from './password';
export {
  getProfile,
  PROFILE_CONTACTS,
  updateProfile,
  type Profile,
  type ProfileChange,
  type ProfileContact,
} from './profile';
export {
  getPlayerRank,
  RANK_PRIVILEGES,
  type ClubLevel,
  type PlayerRank,
  type RankPrivilege,
} from './rank';
export {
  register,
  registerByMobile,
  type RegisterByMobileInput,
  type Registered,
  type RegisterInput,
} from './register';
