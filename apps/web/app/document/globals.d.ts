interface Window {
  /** Set by the inline script in the head; absent in tests and in a page whose scripts are blocked. */
  perya?: import('./bootstrap').Bootstrap;
  /** The router reads its route modules here when it hydrates. */
  __reactRouterRouteModules?: Record<string, unknown>;
}
