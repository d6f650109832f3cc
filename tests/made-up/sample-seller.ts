import type { Seller } from '#domain/invoices/terms/seller.ts';
import type { MailSender } from '#domain/mails/layout/mail-layout.server.tsx';

/** Who sells, on invoices and in mails. */
export const sampleSeller: Seller = {
  name: 'Musterhochschule',
  street: 'Musterstrasse',
  buildingNumber: '1',
  zip: '9999',
  city: 'Musterstadt',
  country: 'CH',
  email: 'bestellung@example.org',
};

export const sampleSender: MailSender = { seller: sampleSeller, siteUrl: 'https://www.example.org' };
