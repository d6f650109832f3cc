/** Downloads fire no event, and on a slow line they begin late. */
const refreshAfterMs = [1_000, 4_000, 15_000];

/** Requests the server's state again after a click on a download. */
export function refreshAfterDownload(refresh: () => void): void {
  for (const ms of refreshAfterMs) setTimeout(refresh, ms);
}
