import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listenOnLoopback } from '../listen-on-loopback.ts';

/** Opens a page of another site that contains these lines. */
export async function foreignSite(page: Page, lines: string[], show: () => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Anderswo</title><body style="margin:0">${lines.join('\n')}`);
  });
  const port = await listenOnLoopback(server);
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    await show();
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
