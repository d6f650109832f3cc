/** The thread that renders documents and mails, see renderInThread. */
import os from 'node:os';
import { renderHere } from './render-here.server.ts';

// Requests and the database come first. Only on Linux this sets the priority of the thread instead of the process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

export default renderHere;
