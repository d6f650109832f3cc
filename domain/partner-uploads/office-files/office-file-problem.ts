import type { UploadFault } from '../upload-state.ts';

/** Thrown anywhere in the inspection of an Office file that is rejected. */
export class OfficeFileProblem extends Error {
  readonly fault: UploadFault;

  constructor(fault: UploadFault) {
    super(fault);
    this.fault = fault;
  }
}
