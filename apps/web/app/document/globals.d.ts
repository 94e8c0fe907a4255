interface Window {
  /** Set by the inline script in the head. Absent in tests and when inline scripts are blocked. */
  perya?: import('./bootstrap').Bootstrap;
  /** The router reads its route modules here when it hydrates. */
  __reactRouterRouteModules?: Record<string, unknown>;
}
