import type { NestedTexts } from '../nested-texts.ts';

export const privacy: NestedTexts = {
  title: 'Data protection',
  paragraphs: [
    'The publisher is responsible for the processing of personal data on this website. We process only what we need for your request or order and for secure operation, and we comply with the Swiss Federal Act on Data Protection (FADP).',
  ],
  parts: {
    'wenn-sie-die-website-besuchen': {
      title: 'When you visit the website',
      paragraphs: [
        'You can read all pages without telling us anything about yourself. We set no cookies before you sign in. We use no analytics, advertising or tracking services.',
        'For operation and security the server keeps a technical log: time, type of request, result and shortened IP address. Names, postal addresses and the content of forms are not in it. To detect misuse, we briefly count how many requests come from one network.',
        'To know what is read, our server counts how often pages and charts are viewed and files are downloaded, and from which websites the views come. Views are counted, not people: only daily totals are stored, no IP addresses, no cookies and no details of the browser. No conclusions about you can be drawn from them.',
        'If you begin an order, your draft is kept in your own browser so that it is not lost when the page is reloaded. It is sent to us only when you order.',
      ],
    },
    'welche-angaben-wir-speichern-und-wozu': { title: 'Which data we store and why' },
    cookies: {
      title: 'Cookies',
      paragraphs: [
        'We set cookies only if you sign in to the administration of the website or to the partner area. All are technically necessary; none is used for analysis.',
      ],
    },
    'wie-lange-wir-angaben-aufbewahren': {
      title: 'How long we keep data',
      paragraphs: ['After that, the data are deleted.', 'Deleted data remain in backups until these are deleted too.'],
    },
    'wer-die-angaben-erhaelt': {
      title: 'Who receives the data',
      paragraphs: [
        'We do not sell personal data and do not pass them on to third parties. Access is limited to the people who handle requests and orders, and to the providers that operate servers and e-mail on our behalf; they act on our instructions. In the partner area, people at partner companies see only what concerns their own company. This is subject to statutory obligations.',
        'Videos from YouTube or Vimeo are loaded only when you start them with a click. From then on the provider receives your IP address and processes data under its own rules, possibly also abroad. The same applies if you follow a link to a third-party website.',
      ],
    },
    'ihre-rechte': {
      title: 'Your rights',
      paragraphs: [
        'You can ask which personal data we process about you, and ask to receive them in a common electronic format. You can have incorrect data corrected and data deleted, unless a legal retention obligation applies, and you can object to the processing. You can withdraw consent at any time with effect for the future.',
        'An informal message to the address below is sufficient. We may ask for proof of your identity and usually reply within 30 days, in principle free of charge. You may also file a report with the Federal Data Protection and Information Commissioner (FDPIC).',
      ],
    },
    sicherheit: {
      title: 'Security',
      paragraphs: [
        'In live operation, data are transmitted in encrypted form. Access to them is protected by sign-in: in the administration of the website it depends on the role, in the partner area on the company. A personal link leads to your own order. No system is free of risks; if you notice a vulnerability, please let us know.',
      ],
    },
  },
};

export const accessibility: NestedTexts = {
  title: 'Accessibility',
  paragraphs: [
    'Everyone should be able to use this website, including with a keyboard, a screen reader, high magnification or their own colours. The benchmark is the WCAG 2.2 guidelines, level AA.',
  ],
  parts: {
    'was-erfuellt-ist': {
      title: 'What is met',
      items: [
        'All pages can be used with the keyboard; the focus is visible, and what appears on hover also appears on focus.',
        'Texts and controls have sufficient contrast, in light and dark mode, and remain readable at 400 per cent magnification.',
        'Every chart comes with a key message as text and a table of all values.',
        'Anything that moves by itself can be paused, and stands still if your device asks for less motion.',
        'Forms describe errors next to the field and in words. You can read, order and write without JavaScript too.',
      ],
    },
    'was-nicht-erfuellt-ist': {
      title: 'What is not met',
      items: [
        'The study report and earlier PDF files (older editions, invoices, presentations) are not fully tagged for screen readers. On request we send you the content in another form.',
        'Films used as a background have no sound and no description; they contain no information. We cannot vouch for films and pages of other providers.',
      ],
    },
    'wenn-sie-auf-ein-hindernis-stossen': {
      title: 'If you encounter a barrier',
      paragraphs: [
        'Tell us on which page, and with which tool, you cannot continue. We usually reply within five working days and send you the information you need in a form you can use.',
      ],
    },
  },
};
