import type { Readable } from '#platform/database/database.server.ts';
import { inSnapshot } from '#platform/database/snapshot.server.ts';
import { dayMs } from '#platform/durations.ts';
import { originalLanguage } from '#platform/languages.ts';
import { isLoopbackHost } from '#platform/network/loopback.ts';
import type { Services } from '#platform/services.server.ts';
import { findLastBackup } from '../../backups/backup-queries.server.ts';
import { isSampleText } from '../../core/sample-value.ts';
import { sellerLines, sellerOf } from '../../core/seller.ts';
import { readLiveDocuments } from '../../editions/live-content/find-live-document.server.ts';
import { isSampleSeller } from '../../orders/invoices/terms/seller-state.server.ts';
import { findSettingsAccountFactor } from '../../people/sign-in/signed-in-person-queries.server.ts';
import { findReport } from '../../studies/report-queries.server.ts';
import { type LaunchPoint, launchPoints } from '../confirmations/launch-points.ts';
import { findLastTestMail, listConfirmations } from '../confirmations/launch-queries.server.ts';
import { findSamples } from '../samples/find-samples.server.ts';
import { lastRemoval } from '../samples/remove-samples.server.ts';
import { liveVersions } from './read-versions.server.ts';
import { senderVersion } from './test-mail/test-mail-kind.server.ts';

const backupDays = 7;

/** The list 'Before the first visitor', read in one snapshot. */
export const readLaunch = ({ db, settings }: Pick<Services, 'db' | 'settings'>, administratorId: string | null) =>
  inSnapshot(db, (tx) => readState(tx, settings, administratorId));

async function readState(db: Readable, settings: Services['settings'], administratorId: string | null) {
  const documents = await readLiveDocuments(db);
  const { facts, prices } = documents.current;
  const { institution } = documents.texts;
  const { contactEmail, pressContact, realNames } = institution;
  const seller = sellerOf(institution);
  const versions = liveVersions(documents);
  const confirmations = await listConfirmations(db);
  const read = (point: (typeof confirmations)[number]['point'], version: string | null) => {
    const confirmed = confirmations.find(
      (confirmation) => confirmation.point === point && confirmation.version === version,
    );
    return { version: version ?? '', confirmedAt: confirmed?.confirmedAt ?? null };
  };
  const samples = await findSamples(db, documents);
  const account = await findSettingsAccountFactor(db);
  const lastBackupAt = await findLastBackup(db);
  const sampleContacts = [contactEmail, pressContact.email].filter((address) => isSampleText(address, realNames));
  const shownPrices = { ...read('prices', versions.prices), ...prices };
  const legalNotices = read('legal-notices', versions['legal-notices']);
  const privacyNote = read('privacy-note', versions['privacy-note']);
  const isSafe = !account || account.hasSecondFactor || account.deactivatedAt !== null;
  const isDone: Record<LaunchPoint, boolean> = {
    seller: !isSampleSeller(seller, institution),
    account: settings.invoiceIban !== undefined,
    vat: settings.invoiceVat !== undefined,
    sender: settings.smtpUrl !== undefined && !isSampleText(settings.mailFrom) && !isSampleText(settings.staffEmail),
    'test-mail': read('test-mail', senderVersion(settings)).confirmedAt !== null,
    report: (await findReport(db, facts.year)) !== undefined,
    prices: shownPrices.confirmedAt !== null,
    'legal-notices': legalNotices.confirmedAt !== null,
    'privacy-note': privacyNote.confirmedAt !== null,
    contact: sampleContacts.length === 0,
    samples: [samples.records, samples.leftovers, samples.documents].every((found) => found.length === 0),
    'second-factor': isSafe,
    backup: lastBackupAt !== null && Date.now() - lastBackupAt.getTime() < backupDays * dayMs,
  };
  return {
    points: launchPoints.map((name) => ({ name, isDone: isDone[name] })),
    seller: sellerLines(seller, originalLanguage).join(', '),
    site: { origin: settings.publicUrl, isLoopback: isLoopbackHost(new URL(settings.publicUrl).hostname) },
    sender: {
      isSet: settings.smtpUrl !== undefined,
      address: settings.mailFrom,
      test: (await findLastTestMail(db)) ?? null,
    },
    year: facts.year,
    prices: shownPrices,
    legalNotices,
    privacyNote,
    sampleContacts,
    samples,
    removal: await lastRemoval(db),
    settingsAccount: account ? { email: account.email, isOwn: account.id === administratorId } : null,
    lastBackupAt,
  };
}

/** Logs at startup which points of the list 'Before the first visitor' are open. */
export async function logLaunch({ db, settings, log }: Pick<Services, 'db' | 'settings' | 'log'>): Promise<void> {
  const { points } = await readLaunch({ db, settings }, null);
  const missing = points.flatMap(({ name, isDone }) => (isDone ? [] : [name]));
  if (missing.length > 0)
    log.warn({ missing }, 'not ready for visitors: see the list in the overview of the admin area');
}
