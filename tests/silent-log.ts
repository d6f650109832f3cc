/** A log that writes nothing. */
export const silentLog = { debug() {}, info() {}, warn() {}, error() {} };
