/** The thread that renders documents and mails, see renderApart. */
import os from 'node:os';
import { renderHere } from './render-here.server.ts';

// Where processors are scarce, requests and the database come first. Only Linux means this thread, others the process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

export default renderHere;
