import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#platform/languages.ts';
import { sampleSeller, sampleSender } from '#tests/made-up/sample-seller.ts';
import { MailLayout } from './mail-layout.server.tsx';
import { Action, Greeting, Lines, Quotation } from './mail-parts.server.tsx';
import { Facts, MailPriceTable } from './mail-tables.server.tsx';
import { renderMail } from './render-mail.server.ts';

const sender = { ...sampleSender, seller: { ...sampleSeller, vatNumber: 'CHE-123.456.789 MWST' } };

test('every mail names the seller in HTML and text; the text omits ornaments and preview', async () => {
  const { html, text } = await renderMail(
    <MailLayout heading="Überschrift" preview="Nur in der Vorschau" sender={sender}>
      <Action href="https://www.example.org/x">Weiter</Action>
    </MailLayout>,
  );
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toContain('<html lang="de-CH"');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).not.toMatch(/<script|<img|src=/);
  expect(text).toBe(`Überschrift

Weiter https://www.example.org/x

Versicherungsmonitor
Musterhochschule
Musterstrasse 1
9999 Musterstadt
bestellung@example.org
CHE-123.456.789 MWST
https://www.example.org
`);
});

test('prices and facts are aligned in the text form; in HTML, every row but the note has a header', async () => {
  const { html, text } = await renderMail(
    <>
      <MailPriceTable
        rows={[
          { title: 'Bericht & mehr', details: 'PDF', rappen: 129_500 },
          {
            title: 'Präsentation der Ergebnisse vor Ort für alle, die sie hören möchten',
            details: 'x '.repeat(40).trim(),
            rappen: 50_000,
          },
          { title: 'Rabatt', details: '', rappen: -10_000 },
        ]}
        notes={['Ohne Mehrwertsteuer']}
      />
      <Facts
        rows={[
          ['Adresse', 'Musterweg 1\n8001 Zürich'],
          ['Telefon', null],
          ['Name', 'Anna'],
        ]}
      />
    </>,
  );
  expect(text).toBe(`Bericht & mehr                                                 CHF 1'295
  PDF
Präsentation der Ergebnisse vor Ort für alle, die sie hören
möchten                                                          CHF 500
  x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x
  x x x x x
Rabatt                                                          CHF -100
------------------------------------------------------------------------
Total                                                          CHF 1'695
Ohne Mehrwertsteuer

Adresse   Musterweg 1
          8001 Zürich
Name      Anna
`);
  expect(html.match(/<tr/g)).toHaveLength(7);
  expect(html.match(/<th scope="row"/g)).toHaveLength(6);
});

test('numbers of orders stay on one line, wherever they are, and the same in the plain text', async () => {
  const reference = `PO-2026-${'0'.repeat(42)}`;
  const { html, text } = await renderMail(
    <MailLayout heading="Bestellung VM-2026-000123" preview="VM-2026-000123" sender={sender}>
      <Facts rows={[['Nummer', `VM-2026-000123, GS-2026-1000000, ${reference}`]]} />
      <Action href="https://www.example.org/VM-2026-000123">Weiter</Action>
    </MailLayout>,
  );
  expect(html).toContain('<title>Bestellung VM-2026-000123</title>');
  expect(html).toContain('href="https://www.example.org/VM-2026-000123"');
  const whole = (number: string) => `<span style="white-space:nowrap">${number}</span>`;
  expect(html).toContain(`Bestellung ${whole('VM-2026-000123')}</h1>`);
  expect(html).toContain(`${whole('VM-2026-000123')}, ${whole('GS-2026-1000000')}, ${reference}</td>`);
  expect(text).toContain('VM-2026-000123, GS-2026-1000000');
});

test('no line of prices in the text form breaks at a no-break space', async () => {
  const note = `${'mot '.repeat(17)}1\u202f295.00\u202f: CHF\u00a032.82`;
  const { text } = await renderMail(<MailPriceTable rows={[]} notes={[note]} />);
  expect(text).toMatch(/mot\n1\u202f295\.00\u202f: CHF\u00a032\.82$/m);
});

test('user input is readable in the plain text and escaped in the HTML', async () => {
  const typed = fc.oneof(
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '</td></table>',
      '&lt;b&gt;',
      '<!--',
    ),
    fc.string({ unit: 'grapheme' }),
  );
  const skeleton = (html: string) => html.replace(/>[^<]*/g, '>').replaceAll('<!-- -->', '');
  const quote = (lines: string[]) =>
    renderMail(
      <MailLayout heading="Nachricht" preview="" sender={sender}>
        <Quotation text={lines.join('\n')} />
      </MailLayout>,
    );
  await fc.assert(
    fc.asyncProperty(fc.array(typed, { minLength: 2, maxLength: 4 }), async (lines) => {
      const { html, text } = await quote(lines);
      const harmless = await quote(lines.map(() => 'x'));
      expect(skeleton(html)).toBe(skeleton(harmless.html));
      const squeeze = (value: string) => value.replace(/[\s>\u200b]+/g, '');
      expect(squeeze(text)).toContain(squeeze(lines.join('')));
    }),
    { numRuns: 50 },
  );
});

test('lines keep their breaks', async () => {
  expect((await renderMail(<Lines text={'a\n\nb'} />)).text).toBe('a\n\nb\n');
});

test('no greeting without a name matches DEAR_SOMETHING, a rule of SpamAssassin for spam', async () => {
  for (const language of languages) {
    const { text } = await renderMail(<Greeting language={language} />);
    expect(text).not.toMatch(/\bDear (?:IT\W|Internet|candidate|sirs?|madam|investor|travell?er|car shopper|web)\b/i);
  }
});
