/** Why a bank file is rejected as a whole: a message for the office, without personal data. */
export class BankFileProblem extends Error {}
