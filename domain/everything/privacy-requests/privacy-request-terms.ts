/** What a person can ask for (Art. 25, 28, 30 and 32 DSG). */
export const privacyRequestKinds = ['access', 'handover', 'correction', 'erasure', 'objection'] as const;

/** An answer is due within 30 days (Art. 25 para. 7 DSG). */
export const answerDueDays = 30;

/** How long a completed request stays, as proof of the answer. */
export const requestsKept = '12 months';
