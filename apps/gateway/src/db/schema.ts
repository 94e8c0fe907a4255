/** Every table of the gateway, gathered from the topics: what drizzle-kit reads. One line a topic. */
export * from '../catalogue/schema';
export * from '../content/schema';
export * from '../http/schema';
export * from '../ledger/schema';
export * from '../library/schema';
export * from '../members/schema';
export * from '../messages/schema';
export * from '../play/schema';
export * from '../records/schema';
export * from '../session/schema';
export * from '../system/schema';
export * from '../verification/schema';
