import './styles.css';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createQueryClient } from './api-client.ts';
import { Document } from './document.tsx';
import type { PageData } from './page-data.ts';
import { loadPage } from './page-outlet.tsx';
import { findRoute } from './routes.ts';

const earlyEvents = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Clicks on buttons before React listens: they are done again once it does, so that none is lost. What the browser does by itself isn't. */
const earlyClicks: HTMLElement[] = [];

function rememberClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>(
    'button[type="button"]:not([commandfor], [popovertarget])',
  );
  if (button) earlyClicks.push(button);
}

/** The same for forms that only React can answer (`method="dialog"` without a dialog sends nothing by itself). */
const earlySubmits: HTMLFormElement[] = [];

function rememberSubmit({ target }: SubmitEvent) {
  if (target instanceof HTMLFormElement && target.method === 'dialog') earlySubmits.push(target);
}

/** Resolves when the browser is idle, or at the visitor's first touch. */
function untilNeeded(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of earlyEvents)
      addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 50);
  });
}

function Hydrated() {
  useEffect(() => {
    removeEventListener('click', rememberClick, true);
    removeEventListener('submit', rememberSubmit, true);
    document.documentElement.dataset.hydrated = '';
    for (const button of earlyClicks.splice(0)) button.click();
    for (const form of earlySubmits.splice(0)) form.requestSubmit();
  }, []);
  return null;
}

async function takeOver(): Promise<void> {
  addEventListener('click', rememberClick, true);
  addEventListener('submit', rememberSubmit, true);
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
