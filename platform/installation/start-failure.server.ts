/**
 * A reason not to start that the operator can mend. The message names the path or setting and says what helps, so the
 * process prints it alone, without a stack, and ends.
 */
export class StartFailure extends Error {}
