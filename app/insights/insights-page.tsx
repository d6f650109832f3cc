import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageData } from '../page-data.ts';
import { fetchMarkup, markupId } from './insights-markup.ts';
import { attachViewer, type Viewer } from './viewer.ts';

// Only the server draws: what follows the question mark is no part of the browser's build.
const drawn = import.meta.env.SSR ? await import('./insights-on-server.tsx') : null;

/** The card of an address, from 1. */
const cardOf = (search: string) => Number(/(?:^|&)card=([1-9]\d?)(?:&|$)/.exec(search)?.[1] ?? 1);

function InsightsOnServer() {
  const { publicUrl, embedded } = usePageData();
  const card = cardOf(useSearch());
  const markup = drawn?.currentInsights({ card, embedded, publicUrl }) ?? '';
  return <div id={markupId} dangerouslySetInnerHTML={{ __html: markup }} />;
}

function InsightsInBrowser() {
  const [present] = useState(() => document.getElementById(markupId)?.innerHTML ?? null);
  const markup = present ?? use(fetchMarkup());
  const root = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(null);
  const [, navigate] = useLocation();
  const follow = useRef(navigate);
  const addressing = useRef<number>(undefined);
  const card = cardOf(useSearch());
  useLayoutEffect(() => {
    if (!root.current) return;
    const attached = attachViewer(root.current, {
      // The card first, then its address; of cards that follow fast on one another only the last gets one.
      onCard(shown) {
        clearTimeout(addressing.current);
        addressing.current = window.setTimeout(() => {
          try {
            follow.current(`${location.pathname}?card=${shown}`, { replace: true });
          } catch {
            // Browsers refuse too many changes of the address in a short time; the card is shown all the same.
          }
        }, 50);
      },
      onLink: (href) => follow.current(href),
    });
    viewer.current = attached;
    return () => {
      clearTimeout(addressing.current);
      attached.detach();
    };
  }, []);
  useEffect(() => {
    follow.current = navigate;
  }, [navigate]);
  useLayoutEffect(() => viewer.current?.show(card), [card]);
  return <div id={markupId} ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}

export default drawn ? InsightsOnServer : InsightsInBrowser;
