/** The id of a mail, which its Message-ID contains. */
export const mailIdOf = (source: string) => /^message-id: *<([^@>]+)@/im.exec(source)?.[1] ?? '';

/** Whether a mail is about an order. At 23:55 the office also gets the head of the document chain. */
export const isOrderMail = (source: string) => !/^subject: *=\?UTF-8\?Q\?Pr=C3=BCfkette/im.test(source);
