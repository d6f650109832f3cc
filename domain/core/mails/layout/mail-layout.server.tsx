import type { ReactNode } from 'react';
import { type Language, languageDetails } from '#platform/languages.ts';
import { type Seller, sellerLines } from '../../seller.ts';
import { Lines, MailLink, OrderPage, type OrderPageContent } from './mail-parts.server.tsx';
import { colour, fontFamily, styleSheet } from './mail-style.server.ts';

export interface MailSender {
  /** Language of the mail; mails to the office are German. */
  language: Language;
  seller: Seller;
  /** Origin without trailing slash. */
  siteUrl: string;
  /** Address of the buyer's own page, in mails to the buyer. */
  orderPage?: string;
  /** What that page has; by default the report. */
  orderPageContent?: OrderPageContent;
  /** Heads of the hash chain of attached documents. */
  chainLines?: string[];
}

interface MailLayoutProps {
  heading: string;
  /** Language of the heading, if not the mail's. */
  headingLang?: Language | undefined;
  preview: string;
  sender: MailSender;
  children: ReactNode;
}

const forLayout = { role: 'presentation', cellPadding: 0, cellSpacing: 0 };

/**
 * The layout of every mail: masthead, heading, content, the seller's identity. It uses tables because mail programs support
 * little else; the plain text has no decoration.
 */
export function MailLayout(props: MailLayoutProps) {
  const { heading, headingLang, preview, sender, children } = props;
  return (
    <html lang={languageDetails[sender.language].locale} dir="ltr">
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
        <table {...forLayout} width="100%" className="paper" style={{ backgroundColor: colour.paper }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 12px' }}>
                <table {...forLayout} width="100%" style={{ maxWidth: 600 }}>
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
                          fontFamily,
                          fontSize: 16,
                          lineHeight: '1.6',
                          overflowWrap: 'anywhere',
                        }}
                      >
                        <h1
                          lang={headingLang}
                          style={{
                            margin: '0 0 20px',
                            fontSize: 28,
                            lineHeight: '1.15',
                            letterSpacing: '-0.01em',
                            hyphens: 'auto',
                          }}
                        >
                          {heading}
                        </h1>
                        {children}
                        {sender.orderPage ? (
                          <OrderPage {...sender} href={sender.orderPage} content={sender.orderPageContent} />
                        ) : null}
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
    <table {...forLayout}>
      <tbody>
        <tr>
          <td style={{ width: 14, fontSize: 0, lineHeight: 0 }}>
            <div className="signal" style={{ width: 14, height: 14, backgroundColor: colour.signal }} />
          </td>
          <td className="ink" style={{ paddingLeft: 10, color: colour.ink, fontFamily, fontSize: 18, fontWeight: 600 }}>
            Versicherungsmonitor
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Identity({ sender: { language, seller, siteUrl, chainLines = [] } }: { sender: MailSender }) {
  return (
    <p
      className="muted"
      style={{
        margin: 0,
        color: colour.muted,
        fontFamily,
        fontSize: 14,
        lineHeight: '1.5',
        overflowWrap: 'anywhere',
      }}
    >
      Versicherungsmonitor
      <br />
      <Lines text={sellerLines(seller, language).join('\n')} />
      <br />
      <MailLink href={siteUrl}>{siteUrl}</MailLink>
      {chainLines.length > 0 ? (
        <>
          <br />
          <Lines text={chainLines.join('\n')} />
        </>
      ) : null}
    </p>
  );
}
