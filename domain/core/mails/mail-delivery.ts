/** smtp: mails leave by SMTP_URL; outbox: they are kept as files in DATA_DIR/outbox. */
export const mailDeliveries = ['smtp', 'outbox'] as const;
