import { readMailboxState } from '#domain/contact-messages/incoming/mailbox-state.server.ts';
import type { mailDeliveries } from '#domain/core/mails/mail-status.ts';
import { readLateFileChecks } from '#domain/everything/file-checks/late-file-check-queries.server.ts';
import { countTroubledMails } from '#domain/everything/mails/outbox-queries.server.ts';
import { freeDiskSpace } from '#platform/installation/disk-space.server.ts';
import { projectVersion } from '#platform/installation/project-root.server.ts';
import { countJobs } from '#platform/jobs/job-queries.server.ts';
import type { Services } from '#platform/services.server.ts';

/** State of the service for GET /api/health and the metrics. @throws if the database is unavailable */
export async function readServiceState({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const delivery: (typeof mailDeliveries)[number] = settings.smtpUrl ? 'smtp' : 'outbox';
  const [mail, mailbox, lateFileChecks, jobs, disk] = await Promise.all([
    countTroubledMails(db),
    readMailboxState({ db, settings }),
    readLateFileChecks(db),
    countJobs(db),
    freeDiskSpace(settings.dataDir),
  ]);
  return {
    version: projectVersion,
    mail: { delivery, ...mail },
    ...(mailbox && { mailbox }),
    lateFileChecks,
    jobs,
    disk,
  };
}
