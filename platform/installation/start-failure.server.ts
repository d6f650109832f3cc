/**
 * A startup error that the operator can fix. The message names the path or setting and the remedy; the process prints
 * only the message, without a stack, and exits.
 */
export class StartFailure extends Error {}
