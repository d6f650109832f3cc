/** Whether a host name, as normalised by URL, is this machine: localhost, 127.0.0.0/8, [::1]. */
export const isLoopbackHost = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);
