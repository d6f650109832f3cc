import { useEffect, useRef } from 'react';

const styleMark = 'data-mail-style';

/**
 * Parses a mail without its styles, which the page's content security policy would block and report. Mails are rendered by
 * React, which escapes '<' and '"' in texts, so that only markup is replaced.
 */
function readMail(html: string): { mail: Document; styles: string[] } {
  const styles: string[] = [];
  const unstyled = html
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, style: string) => {
      styles.push(style);
      return '';
    })
    .replaceAll(' style="', ` ${styleMark}="`);
  return { mail: new DOMParser().parseFromString(unstyled, 'text/html'), styles };
}

/** A mail's HTML in a shadow root, without the page's styles; its own are set by script. */
export function MailSheet({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const { mail, styles } = readMail(html);
    for (const element of mail.querySelectorAll<HTMLElement>(`[${styleMark}]`)) {
      element.style.cssText = element.getAttribute(styleMark) ?? '';
      element.removeAttribute(styleMark);
    }
    for (const link of mail.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    root.adoptedStyleSheets = styles.map((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      return sheet;
    });
    root.replaceChildren(...mail.body.childNodes);
  }, [html]);
  return <div ref={host} className="overflow-x-auto rounded border border-rule bg-paper" />;
}
