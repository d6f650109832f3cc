/** smtp: mails are sent by SMTP_URL; outbox: they are stored as files in DATA_DIR/outbox. */
export const mailDeliveries = ['smtp', 'outbox'] as const;
