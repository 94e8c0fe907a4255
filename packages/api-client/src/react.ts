export { ApiProvider, useApi, type ApiProviderProps } from './react/provider';
export {
  apiQuery,
  apiQueryKey,
  useApiQuery,
  type ApiQuery,
  type ApiQueryOptions,
} from './react/query';
export { refreshCalls } from './react/refresh';
export {
  useMoneyCall,
  type MoneyCall,
  type MoneyCallOptions,
  type MoneyCallState,
} from './react/moneyCall';
export { useApiMutation, type ApiMutationOptions } from './react/mutation';
