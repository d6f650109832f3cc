import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../core/mails/enqueue-mails.server.ts';
import { type MailKind, newMail } from '../core/mails/mail-kind.server.ts';
import { lockWaitingMail } from '../core/mails/mail-queries.server.ts';
import { renderApart } from '../core/rendering/render-apart.server.ts';
import { mailSender } from '../orders/invoices/terms/sale-terms.server.ts';
import { categoryNames } from './partner-file-choices.ts';
import { findPersonToTell, listNewFilesFor, type PersonToTell } from './people-to-tell-queries.server.ts';

/** What comes in so soon after the first is told with it. */
const collectedForMs = 10 * 60_000;

const name = 'new-partner-files';
const recordKind = 'accounts';

/** To somebody of a firm: what is new in the partner area. */
export const newFilesMail: MailKind<PersonToTell> = {
  name,
  recordKind,
  recipient: ({ email }) => email,
  subject: () => 'Neue Dateien im Partnerbereich des Versicherungsmonitors',
  async compose({ db, settings }, { recordId, createdAt }) {
    const person = await findPersonToTell(db, recordId);
    if (!person) return { dropped: 'Die Person wünscht keine Nachrichten mehr oder hat keinen Zugang.' };
    const files = await listNewFilesFor(db, person, createdAt);
    if (files.length === 0) return { dropped: 'Die Dateien wurden zurückgenommen.' };
    const told = files.map(({ title, category, year, version, senderName }) => ({
      title,
      about: `${categoryNames.de[category]} ${year}${version > 1 ? `, Fassung ${version}` : ''}, von ${senderName ?? 'der Studienleitung'}`,
    }));
    return {
      content: await renderApart(
        'new-partner-files',
        person.name,
        told,
        settings.publicUrl,
        await mailSender({ db, settings }),
      ),
    };
  },
};

/** Tells people of what they see from now on; whoever is to be told of others in a moment gets one mail for all. */
export async function tellOfNewFiles(
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  tx: Transaction,
  people: PersonToTell[],
): Promise<void> {
  const notBefore = new Date(Date.now() + collectedForMs);
  for (const person of people) {
    const isNotified = await lockWaitingMail(tx, { kind: name, recordKind, recordId: person.id });
    if (!isNotified) await enqueueMails(tx, jobs, [newMail(newFilesMail, person, settings)], { notBefore });
  }
}
