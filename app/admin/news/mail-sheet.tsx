import { useEffect, useRef } from 'react';

/**
 * A mail's HTML as a mail program shows it, apart from the styles of the page. Its own are set by script: in its text the
 * page's policy refuses them.
 */
export function MailSheet({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' });
    const mail = new DOMParser().parseFromString(html, 'text/html');
    const sheets = [...mail.querySelectorAll('style')].map(({ textContent }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(textContent ?? '');
      return sheet;
    });
    for (const element of mail.querySelectorAll<HTMLElement>('[style]')) {
      const style = element.getAttribute('style') ?? '';
      element.removeAttribute('style');
      element.style.cssText = style;
    }
    for (const link of mail.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    root.adoptedStyleSheets = sheets;
    root.replaceChildren(...mail.body.childNodes);
  }, [html]);
  return <div ref={place} className="overflow-x-auto rounded border border-rule bg-paper" />;
}
