/** The thread started by thread-office-check.server.ts. */
export { findOfficeFileFault as default } from './find-office-file-fault.server.ts';
