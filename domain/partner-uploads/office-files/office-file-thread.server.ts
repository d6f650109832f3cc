/** The thread started by find-office-file-fault-in-thread.server.ts. */
export { findOfficeFileFault as default } from './find-office-file-fault.server.ts';
