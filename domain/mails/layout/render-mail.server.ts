import type { ReactNode } from 'react';
import { render, toPlainText } from 'react-email';
import { formatPriceTable } from './price-table-text.server.ts';

/** What a mail says, in both forms. */
export interface MailContent {
  html: string;
  text: string;
}

/** HTML and plain text from one component. */
export async function renderMail(mail: ReactNode): Promise<MailContent> {
  const html = await render(mail);
  const text = toPlainText(html, {
    wordwrap: 76,
    formatters: { priceTable: formatPriceTable },
    selectors: [
      { selector: '[data-text-format="priceTable"]', format: 'priceTable' },
      ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
      {
        selector: '[data-text-format="dataTable"]',
        format: 'dataTable',
        options: { maxColumnWidth: 52, uppercaseHeaderCells: false },
      },
    ],
  });
  return { html, text: `${text.trim()}\n` };
}
