/** Why a bank's file is refused as a whole: a sentence for the administrator, that quotes nothing personal. */
export class BankFileProblem extends Error {}
