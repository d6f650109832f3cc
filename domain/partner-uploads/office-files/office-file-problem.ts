import type { UploadFault } from '../upload-state.ts';

/** Why an office file is refused, from wherever in the file it shows. */
export class OfficeFileProblem extends Error {
  readonly fault: UploadFault;

  constructor(fault: UploadFault) {
    super(fault);
    this.fault = fault;
  }
}
