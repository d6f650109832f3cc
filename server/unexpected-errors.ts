import { fatalLine } from '#platform/log/log.server.ts';
import { failRequest } from './listening/request-scope.ts';

/**
 * An unexpected error leaves the process in an unknown state: it exits with status 70, and its supervisor restarts it.
 * An error caused by a request fails only that request, which could otherwise stop the site.
 */
export function endOnUnexpectedErrors(): void {
  const end = (error: unknown) => {
    if (failRequest(error)) return;
    process.stdout.write(fatalLine(error));
    process.exit(70);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
