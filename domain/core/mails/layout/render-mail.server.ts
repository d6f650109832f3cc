import { compile } from 'html-to-text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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

/** The document type that most mail programs are tested with. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Text of the body with numbers of orders, invoices and offers, such as VM-2026-000123. */
const numberInText = />[^<]*[A-Z]{2}-\d{4}-\d{6}[^<]*/g;

/**
 * Some mail programs break a line after a hyphen. A no-break hyphen would be copied with the number. Longer numbers, such as a
 * buyer's own reference, have to break on a phone.
 */
function keepNumbersWhole(html: string): string {
  const body = Math.max(html.indexOf('<body'), 0);
  const whole = html
    .slice(body)
    .replace(numberInText, (text) =>
      text.replace(/\b[A-Z]{2}-\d{4}-\d{6,9}\b/g, '<span style="white-space:nowrap">$&</span>'),
    );
  return html.slice(0, body) + whole;
}

/** HTML and plain text from one component. */
export async function renderMail(mail: ReactNode): Promise<MailContent> {
  const html = keepNumbersWhole(renderToStaticMarkup(mail));
  return { html: documentType + html, text: `${toPlainText(html).trim()}\n` };
}
