import type { Route } from '@playwright/test';

/** Answers a request as the API refuses one. */
export const refuseCall = (route: Route, status: number, problem: object = {}, headers: Record<string, string> = {}) =>
  route.fulfill({ status, headers, contentType: 'application/problem+json', json: { status, ...problem } });
