import type { ReactNode } from 'react';
import { formatFrancs } from '#platform/money.ts';
import { type Seller, sellerLines } from './seller.ts';

/** A mail ready to be sent, but for its addresses. The subject holds no text that a visitor typed. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** Who writes, and from which site. */
export interface MailSender {
  seller: Seller;
  /** Origin without a slash at the end. */
  siteUrl: string;
}

const font = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

// Colours stand inline for the mail programs that drop style sheets; the classes carry the dark form for those that don't.
const colour = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#14181f',
  muted: '#56606b',
  rule: '#dedad1',
  accent: '#0b5563',
  signal: '#c8321a',
};

const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #12161b !important; }
  .surface { background-color: #1a2027 !important; }
  .ink { color: #eef0f2 !important; }
  .muted { color: #a6b0bb !important; }
  .rule { border-color: #2d353e !important; }
  .accent { color: #58b6c7 !important; }
  .signal { background-color: #f0694f !important; }
  .on-signal { color: #14181f !important; }
}
@media (max-width: 480px) {
  .sheet { padding-left: 20px !important; padding-right: 20px !important; }
  .label { display: block !important; width: auto !important; padding-bottom: 0 !important; border-bottom: 0 !important; }
  .value { display: block !important; padding-top: 0 !important; }
}
`;

/**
 * The frame of every mail: masthead, heading, content, the seller's identity. Tables carry the layout because mail
 * programs know little else; what is only ornament stays out of the text form.
 */
export function MailLayout(props: { heading: string; preview: string; sender: MailSender; children: ReactNode }) {
  const { heading, preview, sender, children } = props;
  return (
    <html lang="de-CH" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{styleSheet}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: colour.paper }}>
        <div data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
        </div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="paper"
          style={{ backgroundColor: colour.paper }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 12px' }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: 600 }}>
                  <tbody>
                    <tr data-skip-in-text="true">
                      <td style={{ padding: '0 0 16px' }}>
                        <Masthead />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="surface rule ink sheet"
                        style={{
                          backgroundColor: colour.surface,
                          border: `1px solid ${colour.rule}`,
                          borderRadius: 6,
                          padding: '32px 36px',
                          color: colour.ink,
                          fontFamily: font,
                          fontSize: 16,
                          lineHeight: '1.6',
                        }}
                      >
                        <h1 style={{ margin: '0 0 20px', fontSize: 28, lineHeight: '1.15', letterSpacing: '-0.01em' }}>
                          {heading}
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 4px 0' }}>
                        <Identity sender={sender} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Masthead() {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={{ width: 14, fontSize: 0, lineHeight: 0 }}>
            <div className="signal" style={{ width: 14, height: 14, backgroundColor: colour.signal }} />
          </td>
          <td
            className="ink"
            style={{ paddingLeft: 10, color: colour.ink, fontFamily: font, fontSize: 18, fontWeight: 600 }}
          >
            Versicherungsmonitor
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Identity({ sender: { seller, siteUrl } }: { sender: MailSender }) {
  return (
    <p className="muted" style={{ margin: 0, color: colour.muted, fontFamily: font, fontSize: 14, lineHeight: '1.5' }}>
      Versicherungsmonitor
      <br />
      <Lines text={sellerLines(seller).join('\n')} />
      <br />
      <MailLink href={siteUrl}>{siteUrl}</MailLink>
    </p>
  );
}

/** Text of several lines, each break kept; escaped by React like all text. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (index === 0 ? line : [<br key={index} />, line]));
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>;
}

export function Subheading({ children }: { children: ReactNode }) {
  return <h2 style={{ margin: '28px 0 10px', fontSize: 18, lineHeight: '1.3' }}>{children}</h2>;
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="accent" href={href} style={{ color: colour.accent }}>
      {children}
    </a>
  );
}

/** The one thing to do next, as a button; the text form shows its address. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '24px 0' }}>
      <a
        href={href}
        className="signal on-signal"
        style={{
          display: 'inline-block',
          padding: '12px 22px',
          borderRadius: 4,
          backgroundColor: colour.signal,
          color: '#ffffff',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** Steps in their order, or points without one. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol style={{ margin: '0 0 16px', paddingLeft: 22 }}>{children}</ol>;
}

export function Step({ children }: { children: ReactNode }) {
  return <li style={{ margin: '0 0 8px' }}>{children}</li>;
}

/** Label and value, one pair a row; empty values leave their row out. */
export function Facts({ rows }: { rows: [label: string, value: string | null][] }) {
  return (
    <table
      data-text-format="dataTable"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="rule"
      style={{ margin: '0 0 20px', borderTop: `1px solid ${colour.rule}` }}
    >
      <tbody>
        {rows.map(([label, value]) =>
          value ? (
            <tr key={label}>
              <th
                scope="row"
                align="left"
                className="label muted rule"
                style={{
                  verticalAlign: 'top',
                  width: 150,
                  padding: '8px 16px 8px 0',
                  borderBottom: `1px solid ${colour.rule}`,
                  color: colour.muted,
                  fontWeight: 400,
                  fontSize: 15,
                }}
              >
                {label}
              </th>
              <td
                valign="top"
                className="value rule"
                style={{
                  padding: '8px 0',
                  borderBottom: `1px solid ${colour.rule}`,
                  wordBreak: 'break-word',
                  fontSize: 15,
                }}
              >
                <Lines text={value} />
              </td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

/** What was ordered and what it costs, in whole francs; `note` stands under the total. */
export function PriceTable(props: { rows: { title: string; details: string; francs: number }[]; note: string | null }) {
  const total = props.rows.reduce((sum, row) => sum + row.francs, 0);
  const cell = { padding: '10px 0', borderBottom: `1px solid ${colour.rule}` };
  const sum = { padding: '12px 0 4px', fontSize: 18, fontWeight: 600 };
  const amount = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', paddingLeft: 16 } as const;
  return (
    <table
      data-text-format="dataTable"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="rule"
      style={{ margin: '0 0 20px', borderTop: `2px solid ${colour.ink}` }}
    >
      <tbody>
        {props.rows.map((row) => (
          <tr key={row.title}>
            <td valign="top" className="rule" style={cell}>
              {row.title}
              <br />
              <span className="muted" style={{ color: colour.muted, fontSize: 14 }}>
                {row.details}
              </span>
            </td>
            <td align="right" valign="top" className="rule" style={{ ...cell, ...amount }}>
              {formatFrancs(row.francs)}
            </td>
          </tr>
        ))}
        <tr>
          <td style={sum}>Total</td>
          <td align="right" style={{ ...sum, ...amount }}>
            {formatFrancs(total)}
          </td>
        </tr>
        {props.note ? (
          <tr>
            <td colSpan={2} className="muted" style={{ color: colour.muted, fontSize: 14 }}>
              {props.note}
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** Somebody else's words, set apart. */
export function Quotation({ text }: { text: string }) {
  return (
    <blockquote
      className="rule"
      style={{
        margin: '0 0 20px',
        padding: '2px 0 2px 16px',
        borderLeft: `3px solid ${colour.rule}`,
        wordBreak: 'break-word',
      }}
    >
      <Lines text={text} />
    </blockquote>
  );
}

/** Loads what writes mails: large, and nothing that a start should wait for, nor somebody's order by the first mail. */
export const loadMailRenderer = () => import('react-email');

/** HTML and plain text from one component. */
export async function renderMail(subject: string, mail: ReactNode): Promise<MailContent> {
  const { render, toPlainText } = await loadMailRenderer();
  const html = await render(mail);
  const text = toPlainText(html, {
    wordwrap: 76,
    selectors: [
      ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
      {
        selector: '[data-text-format="dataTable"]',
        format: 'dataTable',
        options: { maxColumnWidth: 52, uppercaseHeaderCells: false },
      },
    ],
  });
  return { subject, html, text: `${text.trim()}\n` };
}
