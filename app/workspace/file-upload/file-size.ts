/** '340 kB', '8.4 MB', which no line break parts. */
export function fileSize(bytes: number): string {
  if (bytes < 1024 ** 2) return `${Math.ceil(bytes / 1024)}\u00a0kB`;
  return `${(bytes / 1024 ** 2).toFixed(1)}\u00a0MB`;
}
