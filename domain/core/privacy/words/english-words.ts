import type { TranslatedData } from './german-data.ts';
import type { PrivacyWords } from './german-words.ts';

const data: TranslatedData = {
  'contact-messages': {
    data: 'Name, e-mail address and message and, if you give them, company and telephone.',
    more: 'In addition, our notes on handling it.',
    terms: ['Contact messages: {1}'],
  },
  'message-replies': { more: 'Our replies stay with your enquiry.' },
  'incoming-mails': { more: 'In addition, your answers to our e-mails, with sender, subject and text.' },
  'incoming-attachments': { more: 'Files that you attach to an answer are checked and kept with it.' },
  'reply-attachments': {
    more: 'They include the files that we attach.',
    terms: ['Files attached to a reply that was not sent: {1}'],
  },
  'study-orders': {
    data: 'Name, e-mail address, company, billing address, business area, company size, requested presentation and interest in a partnership.',
    more: 'In addition, your reference and an e-mail address for the invoice if you give them, and our notes.',
    terms: [
      'Orders for the study and invoices: {1}, because the law requires it for accounts (art. 958f of the Swiss Code of Obligations)',
    ],
  },
  'report-downloads': {
    data: 'The PDF bears the name of your company and the order number on each page. We record how often the personal link was used.',
  },
  'invoice-documents': { data: 'Name, company and address on offers, invoices and credit notes.' },
  'order-facts': { data: 'What happened to an order (payment, refund, delivery, cancellation), and who entered it.' },
  reminders: { data: 'Payment reminders: for which invoice and when.' },
  'correction-proposals': {
    data: 'The corrections of company, address or reference that you propose for an invoice, and our reply.',
    terms: ['Proposed corrections of invoices: {1} after the decision'],
  },
  'bank-transactions': {
    data: 'Payments from the files of our bank: name of the paying person or company, amount, date, reference and message.',
    terms: ['Payments from bank files, with the name of the paying person: {1}, for the same reason'],
  },
  'bank-dismissals': { data: 'For payments that do not concern an order: the reason and who entered it.' },
  'bank-imports': {
    data: 'Which of us imported a bank file.',
    terms: ['Details of imported bank files: {1} after their last payment'],
  },
  'print-orders': {
    data: 'Name, e-mail address, postal address, company, number of copies and language.',
    more: 'In addition, our notes.',
    terms: ['Orders for the printed version: {1} after dispatch'],
  },
  'news-subscribers': {
    data: 'E-mail address, chosen topics, cards whose corrections you are notified of, and the time of confirmation.',
    terms: [
      'News subscriptions: until you unsubscribe; unconfirmed ones {1} after the link has expired; addresses that the mail server rejects, {2}',
    ],
  },
  'news-asked-addresses': {
    more: 'An encrypted trace remains of an address that was not confirmed; the address cannot be recovered from it. It ensures that nobody can write to it a second time in your name.',
    terms: ['Trace of an unconfirmed address: until the address is confirmed or you request its deletion'],
  },
  mails: {
    data: 'Recipient’s address, subject, time and content of the messages that we send you for the other purposes of this list.',
    terms: [
      'Content of sent e-mails, and to whom news went: {1}',
      'Recipient’s address and subject of sent e-mails: for as long as what they refer to; for invitations and new passwords, {2}',
    ],
  },
  'partner-files': {
    data: 'Files that we exchange with partner companies, with title, category and year.',
    terms: ['Files of the partner area, and who downloaded them: until they are removed, and for {1} after that'],
  },
  'partner-file-versions': { data: 'Who uploaded which file and when, and the message with it.' },
  'partner-file-downloads': { data: 'Who downloaded which file and when.' },
  'partner-uploads': { data: 'Files whose upload is still in progress.', terms: ['Unfinished uploads: {1}'] },
  'partner-upload-pieces': { data: 'The parts of these files that have already been transmitted.' },
  'entry-proposals': {
    data: 'What a partner company would like to change in its public entry, and who proposes it.',
    terms: ['Proposals of partner companies for their entry: {1} after the decision'],
  },
  accounts: {
    data: 'Name, e-mail address, role or partner company, last sign-in and, if you give it, telephone.',
    terms: [
      'Accounts of people at partner companies: {1} after their removal, or with the company; accounts of the administration: until we delete them after the person has left',
    ],
  },
  passwords: { data: 'A value derived from the password, from which the password cannot be recovered.' },
  authenticators: { data: 'The encrypted secret of a code app.' },
  passkeys: { data: 'Passkeys with the name that you give them.' },
  'recovery-codes': { data: 'Check values of the recovery codes.' },
  'firm-access-rules': { data: 'Who last confirmed the list of a company’s people, and when.' },
  'terms-acceptances': { data: 'When you accepted which version of the partner area’s terms.' },
  'account-links': {
    data: 'Invitations, links for a new password, and questions about who still needs access: to whom, by whom and whether they were used.',
    terms: [
      'Invitations (valid for {1}), links for a new password (valid for {2}), questions about unused access (valid for {3}) and lists of people to confirm (valid for {4}): {5} after they have expired',
    ],
  },
  'read-tokens': {
    data: 'Access for programs, by whom it was set up: name, scopes and last use.',
    terms: ['Access for programs: {1} after its end'],
  },
  session: {
    data: 'For each sign-in its time, browser and operating system and the shortened network address it came from.',
    terms: ['Sign-ins: until you sign out, at most {1}'],
  },
  'sign-in-steps': {
    data: 'A random identifier between password and second factor.',
    terms: ['Unfinished sign-ins: {1}'],
  },
  'known-devices': {
    data: 'Devices on which you signed in: browser, operating system and shortened network address.',
    terms: ['Devices on which you signed in: {1} after the last sign-in'],
  },
  'team-members': {
    data: 'For team members: name, function, organisation, areas of expertise, e-mail address, portrait, biography and LinkedIn profile, where given.',
  },
  partners: {
    data: 'For partner companies: an e-mail address for contact.',
    terms: ['Entries of team and partner companies, pictures and films: until we delete them'],
  },
  'library-items': { data: 'Pictures and films in which people may be visible.' },
  'page-texts': {
    data: 'People whom pages name, for instance in the imprint, quotations and press contact. For each version we record who published it.',
    terms: ['Published versions of pages and editions: they remain, so that they can be cited'],
  },
  'page-drafts': { data: 'Drafts of pages.', terms: ['Drafts of pages: until the next draft of the same page'] },
  'link-checks': {
    data: 'Addresses of other websites to which pages refer, including those of people (LinkedIn), with the result of the check whether they can still be reached.',
    terms: ['Checked addresses of other websites: until nothing refers to them any more'],
  },
  'privacy-requests': {
    data: 'Kind of request, e-mail address, date of receipt and time of completion.',
    terms: [
      'Data protection requests: {1} after completion; in the case of an erasure, the address is removed at once',
    ],
  },
  'audit-log': {
    data: 'Changes are recorded with their time and author, but without content. This also applies to sign-ins and sign-in attempts and, for people of partner companies, to downloads; the leads of their company see them. The shortened network address of the request is recorded too.',
    terms: ['Audit log of the administration: {1}'],
  },
  'rate-limits': {
    data: 'Counters per IP address (for IPv6 per network), account or e-mail address that slow down excessive requests or sign-in attempts.',
    terms: ['Counters against misuse: at most {1}'],
  },
  idempotency: {
    data: 'A random identifier of your form with the answer to it, so that nothing is ordered twice.',
    terms: ['Technical identifiers against duplicate orders: {1}'],
  },
  'usage-counts': {
    data: 'Daily totals of the views of pages, charts and files and of the websites they come from, without details of people.',
    terms: ['Daily totals of views, without details of people: {1}'],
  },
};

export const englishWords: PrivacyWords = {
  language: 'en',
  data,
  activities: {
    contact: { title: 'Contact form', purpose: 'The purpose is to answer your enquiry.' },
    'study-orders': {
      title: 'Ordering the study',
      purpose:
        'The purpose is the contract with you: confirmation, invoice, delivery and, if you state an interest, contacting you about the partnership.',
    },
    'report-delivery': {
      title: 'Delivered report',
      purpose: 'The purposes are delivery and protection against unauthorised distribution.',
    },
    bookkeeping: {
      title: 'Invoices and payments',
      purpose: 'The purposes are the accounting that the law requires and reminders of outstanding invoices.',
    },
    'print-orders': { title: 'Ordering the printed version', purpose: 'The purpose is dispatch.' },
    news: {
      title: 'News by e-mail',
      purpose:
        'The purpose is to send what you have chosen, only once you have confirmed the link in the first e-mail. You can unsubscribe with one click in every message.',
    },
    mails: { title: 'Sent e-mails', purpose: 'The purposes are sending and the proof that it succeeded.' },
    'partner-area': { title: 'Partner area', purpose: 'The purpose is cooperation with the partner companies.' },
    accounts: {
      title: 'Accounts of the administration and partner companies',
      purpose: 'The purpose is that only authorised people have access and that they notice access by others.',
    },
    'public-pages': {
      title: 'People named on the website',
      purpose: 'The purpose is to show who contributes to the study and who supports it.',
    },
    'privacy-requests': {
      title: 'Data protection requests',
      purpose: 'The purpose is to answer in time and to be able to prove it.',
    },
    administration: {
      title: 'Administration of the website',
      purpose: 'The purpose is to be able to trace who changed what.',
    },
    protection: { title: 'Protection against misuse', purpose: 'The purpose is secure operation.' },
    usage: { title: 'Counting of views', purpose: 'The purpose is to know what is read.' },
  },
  people: {
    inquirers: 'people who write to us',
    buyers: 'people who order',
    subscribers: 'subscribers',
    office: 'people in the administration',
    firms: 'people at partner companies',
    'named-people': 'people named on the website',
    visitors: 'visitors',
  },
  basis: {
    request: 'request of the person',
    contract: 'contract',
    consent: 'consent',
    law: 'legal obligation',
    interest: 'overriding interest',
  },
  sources: {
    person: 'the person themselves',
    office: 'administration',
    firm: 'partner company',
    bank: 'bank',
    use: 'use of the website',
  },
  recipients: {
    office: 'the administration of the website, each person according to their role',
    operators: 'the providers that operate servers and e-mail on our behalf',
    firm: 'people at the same partner company, after signing in',
    everybody: 'everybody who reads this website',
  },
  everything: 'all data named here',
  cookies: {
    session: 'keeps you signed in; ends after {2} without a request, when you sign out and at the latest after {1}',
    device:
      'recognises the device on which you signed in, so that sign-in attempts by others do not lock you out and are reported to you; signs nobody in; ends {1} after the last sign-in',
    step: 'links the password and second factor of a sign-in; ends with it, at the latest after {1}',
  },
  deletedRecords: 'Deleted entries: can be restored for {1}, then they are removed',
  units: {
    minutes: { one: 'one minute', several: 'minutes' },
    hours: { one: 'one hour', several: 'hours' },
    days: { one: 'one day', several: 'days' },
    months: { one: 'one month', several: 'months' },
    years: { one: 'one year', several: 'years' },
  },
};
