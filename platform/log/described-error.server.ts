/** An error as logged: without any value that a user entered, so that logs hold no personal data. */
export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** SQL of a failed query, without its values. */
  statement?: string;
  table?: string;
  column?: string;
  constraint?: string;
  routine?: string;
  stack?: string;
  cause?: DescribedError;
  errors?: DescribedError[];
}

const maxMessageChars = 1_000;
const maxDepth = 10;

/**
 * SQLSTATE classes whose messages name tables, columns, roles and limits but no values: connection, transaction,
 * privileges, syntax, resources, operator. Messages of the others (data, constraints, triggers) quote the input.
 */
const classesWithoutValues = /^(08|0A|25|26|28|2D|34|3B|3D|3F|40|42|53|54|55|57|58)/;

interface DatabaseFailure extends Error {
  severity: string;
  code: string;
}

const isDatabaseFailure = (error: Error): error is DatabaseFailure =>
  'severity' in error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/** Drizzle puts statement and values into the message and into properties. */
const isFailedStatement = (error: Error): error is Error & { query: string } =>
  'params' in error && 'query' in error && typeof error.query === 'string';

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  if (isFailedStatement(error)) return 'a statement failed';
  if (isDatabaseFailure(error) && !classesWithoutValues.test(error.code))
    return `${error.severity}, SQLSTATE ${error.code}`;
  return withoutAddresses(error.message);
}

/** Mail servers repeat the address they reject. */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)').slice(0, maxMessageChars);

/** The stack frames, without the message that precedes them. */
function framesOf({ stack = '', message }: Error): string {
  const begin = stack.indexOf(message);
  const frames = stack.slice(begin < 0 ? 0 : begin + message.length).split('\n');
  return frames.filter((line) => /^\s+at /.test(line)).join('\n');
}

const names = ['table', 'column', 'constraint', 'routine'] as const;

/**
 * Every error is logged through this function: message, stack and causes, and only those properties that name our own
 * objects. Statements are logged without values, database messages only if they quote none.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error) };
  const described: DescribedError = { type: error.constructor.name, message: messageOf(error) };
  if ('code' in error && /^\w{1,60}$/.test(String(error.code))) described.code = String(error.code);
  if (isFailedStatement(error)) described.statement = error.query.slice(0, maxMessageChars);
  if (isDatabaseFailure(error)) {
    for (const name of names) {
      const value: unknown = Reflect.get(error, name);
      if (typeof value === 'string') described[name] = value;
    }
  }
  described.stack = framesOf(error);
  if (depth === maxDepth) return described;
  if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1);
  if (error instanceof AggregateError) described.errors = error.errors.map((inner) => describeError(inner, depth + 1));
  return described;
}

/** The message of the innermost cause, without values. */
export function reasonOf(error: unknown): string {
  let innermost = error;
  for (let depth = 0; innermost instanceof Error && innermost.cause instanceof Error && depth < maxDepth; depth++) {
    innermost = innermost.cause;
  }
  return messageOf(innermost);
}
