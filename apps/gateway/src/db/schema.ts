/** Every table of the gateway, gathered from the topics: what drizzle-kit reads. One line a topic. */
export * from '../http/schema';
export * from '../ledger/schema';
export * from '../members/schema';
export * from '../session/schema';
export * from '../system/schema';
export * from '../verification/schema';
