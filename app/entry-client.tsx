import './styles.css';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createQueryClient } from './api-client.ts';
import { Document } from './document.tsx';
import type { PageData } from './page-data.ts';
import { loadPage } from './page-outlet.tsx';
import { findRoute } from './routes.ts';

/** Resolves when the browser is idle, or at the visitor's first touch. */
function untilNeeded(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['pointerdown', 'keydown', 'touchstart'])
      addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 50);
  });
}

function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}

async function takeOver(): Promise<void> {
  const dataText = document.getElementById('page-data')?.textContent ?? '{}';
  const data = JSON.parse(dataText) as PageData;
  const queryClient = createQueryClient();
  for (const [path, answer] of Object.entries(data.answers)) queryClient.setQueryData([path], answer);
  await Promise.all([loadPage(findRoute(location.pathname)), untilNeeded()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <Router>
        <Document data={data} dataText={dataText} queryClient={queryClient} />
        <Hydrated />
      </Router>,
    );
  });
}

void takeOver();
