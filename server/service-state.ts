import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMailboxState } from '#domain/contact-messages/incoming/mailbox-state.server.ts';
import type { mailDeliveries } from '#domain/core/mails/mail-status.ts';
import { countTroubledMails } from '#domain/everything/mails/outbox-queries.server.ts';
import { freeDiskSpace } from '#platform/installation/disk-space.server.ts';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { countJobs } from '#platform/jobs/job-queries.server.ts';
import type { Services } from '#platform/services.server.ts';

const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as { version: string };

/** State of the service for GET /api/health and the metrics. @throws if the database is unavailable */
export async function readServiceState({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const delivery: (typeof mailDeliveries)[number] = settings.smtpUrl ? 'smtp' : 'outbox';
  const [mail, mailbox, jobs, disk] = await Promise.all([
    countTroubledMails(db),
    readMailboxState({ db, settings }),
    countJobs(db),
    freeDiskSpace(settings.dataDir),
  ]);
  return { version, mail: { delivery, ...mail }, ...(mailbox && { mailbox }), jobs, disk };
}
