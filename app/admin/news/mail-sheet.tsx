import { useEffect, useRef } from 'react';

const styleMark = 'data-mail-style';

/**
 * Reads a mail without its styles, which the page's policy would refuse and report as soon as a parser saw them. Mails are
 * rendered by React: in their texts neither '<' nor '"' stands unescaped, so what is replaced is always markup.
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

/** A mail's HTML as a mail program shows it, apart from the styles of the page; its own are set by script. */
export function MailSheet({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' });
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
  return <div ref={place} className="overflow-x-auto rounded border border-rule bg-paper" />;
}
