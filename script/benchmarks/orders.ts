import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleStudyOrder } from '../../domain/orders/study-orders/sample-study-order.ts';
import { keepBusy, quantile, request } from '../../tests/built-server/requests.ts';
import { eventually } from '../../tests/eventually.ts';
import { startSmtpServer } from '../../tests/made-up/smtp-server.ts';
import { startPackagedServer } from './packaged-server.ts';
import { cpuSecondsOfAll, processesOf } from './process-tree.ts';
import { line, seconds, work } from './processes.ts';

/** To the office, to the buyer and to the address for invoices. */
const mailsPerOrder = 3;
const concurrentOrders = 200;
const consecutiveOrders = 60;
const maxDrainMs = 600_000;

/** Measures orders per second, their response times, and the CPU of one order with its invoice and mails. */
export async function orders(): Promise<void> {
  const dataDir = path.join(work, 'orders');
  const smtp = await startSmtpServer();
  const server = await startPackagedServer(dataDir, {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'website@example.org',
    STAFF_EMAIL: 'team@example.org',
  });
  const agent = new http.Agent({ keepAlive: true });
  let accepted = 0;
  /** @returns milliseconds */
  async function place(): Promise<number> {
    const json = { ...sampleStudyOrder, invoiceEmail: 'rechnungen@example.org' };
    const { status, milliseconds } = await request(`${server.url}/api/study-orders`, { json, agent });
    if (status === 201) accepted += 1;
    return milliseconds;
  }
  const allMailsArrived = () => eventually(() => smtp.received.length >= mailsPerOrder * accepted, maxDrainMs);
  const cpu = () => cpuSecondsOfAll(processesOf(server, dataDir));
  const cpuOfNode = () => cpuSecondsOfAll([server.pid]);

  async function placeFor(milliseconds: number): Promise<void> {
    const load = keepBusy(16, place);
    await sleep(milliseconds);
    await load.stop();
  }
  await placeFor(2_000);
  await allMailsArrived();

  const perOrder = (cpuSeconds: number, orders: number) => `${((cpuSeconds * 1_000) / orders).toFixed(1)} ms`;
  async function measureCpu(name: string): Promise<void> {
    const [cpuBefore, nodeBefore, before] = [cpu(), cpuOfNode(), accepted];
    for (let sent = 0; sent < 100; sent++) await place();
    await allMailsArrived();
    const orders = accepted - before;
    const ofNode = perOrder(cpuOfNode() - nodeBefore, orders);
    line(name, `${perOrder(cpu() - cpuBefore, orders)} in all processes, ${ofNode} of them node`);
  }
  await measureCpu('CPU of an order with invoice and three mails (40)');

  let before = accepted;
  const cpuBefore = cpu();
  const begun = performance.now();
  await placeFor(seconds * 1_000);
  const orderSeconds = (performance.now() - begun) / 1_000;
  line('orders accepted a second, 16 at a time (100)', ((accepted - before) / orderSeconds).toFixed(0));
  line('  CPU meanwhile, an order', perOrder(cpu() - cpuBefore, accepted - before));
  await allMailsArrived();
  line('  until the last of their mails', `${((performance.now() - begun) / 1_000 - orderSeconds).toFixed(0)} s`);

  before = accepted;
  const waits = await Promise.all(Array.from({ length: concurrentOrders }, place));
  line(
    `${concurrentOrders} at once: accepted, the slowest`,
    `${accepted - before}, ${Math.max(...waits).toFixed(0)} ms`,
  );
  await allMailsArrived();
  await measureCpu(`CPU of an order after ${accepted} orders`);

  for (const behaviour of ['well', 'refuse', 'stall'] as const) {
    await smtp.setBehaviour(behaviour);
    const waits: number[] = [];
    for (let sent = 0; sent < consecutiveOrders; sent++) waits.push(await place());
    const figures = [0.5, 0.99].map((part) => `${quantile(waits, part).toFixed(0)} ms`);
    line(`${consecutiveOrders} in a row, SMTP ${behaviour}: median, p99 (100 ms)`, figures.join(', '));
  }
  agent.destroy();
  await server.end();
  await smtp.stop();
}
