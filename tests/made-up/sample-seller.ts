import type { MailSender } from '#domain/core/mails/layout/mail-layout.server.tsx';
import type { Seller } from '#domain/core/seller.ts';

/** The seller on invoices and in mails. */
export const sampleSeller: Seller = {
  name: 'Musterhochschule',
  street: 'Musterstrasse',
  buildingNumber: '1',
  zip: '9999',
  city: 'Musterstadt',
  country: 'CH',
  email: 'bestellung@example.org',
};

export const sampleSender: MailSender = { language: 'de', seller: sampleSeller, siteUrl: 'https://www.example.org' };
