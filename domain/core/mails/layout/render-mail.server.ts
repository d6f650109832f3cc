import { render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactNode } from 'react';
import { formatPriceTable } from './price-table-text.server.ts';

export interface MailContent {
  html: string;
  text: string;
}

/** Compiled once, because compiling takes longer than converting a mail. */
const toPlainText = compile({
  wordwrap: 76,
  formatters: { priceTable: formatPriceTable },
  selectors: [
    ...['img', '[data-skip-in-text=true]'].map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: '[data-text-format="priceTable"]', format: 'priceTable' },
    {
      selector: '[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { maxColumnWidth: 52, uppercaseHeaderCells: false },
    },
  ],
});

/** HTML and plain text from one component. */
export async function renderMail(mail: ReactNode): Promise<MailContent> {
  const html = await render(mail);
  return { html, text: `${toPlainText(html).trim()}\n` };
}
