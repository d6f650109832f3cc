import type { ReactNode } from 'react';
import { type Language, originalLanguage } from '#platform/languages.ts';
import { formatFrancs } from '#platform/money.ts';
import { Lines } from './mail-parts.server.tsx';
import { colour } from './mail-style.server.ts';
import { mailWords } from './mail-words.ts';

/** @param format its format in the plain text, see render-mail */
function Table({ format, topRule, children }: { format: string; topRule: string; children: ReactNode }) {
  return (
    <table
      data-text-format={format}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="rule"
      style={{ margin: '0 0 20px', borderTop: topRule }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** Rows of label and value; rows with an empty value are omitted. */
export function Facts({ rows }: { rows: [label: string, value: string | null][] }) {
  return (
    <Table format="dataTable" topRule={`1px solid ${colour.rule}`}>
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
    </Table>
  );
}

/** Ordered items with their amounts, shown in whole francs; `notes` are below the total. */
export function MailPriceTable(props: {
  rows: { title: string; details: string; rappen: number }[];
  notes?: string[];
  language?: Language;
}) {
  const { language = originalLanguage } = props;
  const total = props.rows.reduce((sum, row) => sum + row.rappen, 0);
  const cell = { padding: '10px 0', borderBottom: `1px solid ${colour.rule}` };
  const sum = { padding: '12px 0 4px', fontSize: 18, fontWeight: 600 };
  const amount = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', paddingLeft: 16 } as const;
  return (
    <Table format="priceTable" topRule={`2px solid ${colour.ink}`}>
      {props.rows.map((row) => (
        <tr key={row.title}>
          <th scope="row" align="left" className="rule" style={{ ...cell, verticalAlign: 'top', fontWeight: 400 }}>
            {row.title}
            {row.details ? (
              <>
                <br />
                <span className="muted" style={{ color: colour.muted, fontSize: 14 }}>
                  {row.details}
                </span>
              </>
            ) : null}
          </th>
          <td align="right" valign="top" className="rule" style={{ ...cell, ...amount }}>
            {formatFrancs(row.rappen / 100, language)}
          </td>
        </tr>
      ))}
      <tr data-total="true">
        <th scope="row" align="left" style={sum}>
          {mailWords(language).total}
        </th>
        <td align="right" style={{ ...sum, ...amount }}>
          {formatFrancs(total / 100, language)}
        </td>
      </tr>
      {props.notes?.map((note) => (
        <tr key={note}>
          <td colSpan={2} className="muted" style={{ color: colour.muted, fontSize: 14 }}>
            {note}
          </td>
        </tr>
      ))}
    </Table>
  );
}
