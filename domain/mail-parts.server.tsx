import type { ReactNode } from 'react';
import { formatFrancs } from '#platform/money.ts';
import { colour } from './mail-style.server.ts';
import type { Seller } from './seller.ts';

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
      data-text-format="priceTable"
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
        <tr data-total="true">
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

/** Where somebody who ordered asks back; nothing when the seller has no address. */
export function OrderQuestions({ seller: { email } }: { seller: Seller }) {
  if (!email) return null;
  return (
    <Paragraph>
      Stimmt etwas nicht, oder haben Sie Fragen? Schreiben Sie uns an{' '}
      <MailLink href={`mailto:${email}`}>{email}</MailLink> und nennen Sie die Bestellnummer.
    </Paragraph>
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
