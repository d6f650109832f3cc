import { beforeEach, expect, test } from 'vitest';
import { institution } from '#content/institution.ts';
import type { LegalSection } from '#content/legal-schemas.ts';
import { isRefusal } from '#platform/refusal.ts';
import { earlierDocuments } from '#tests/earlier-documents.ts';
import { publishVersion } from '#tests/publish-version.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { checkDocument } from '../documents/check-document.ts';
import { writeDraft } from '../documents/draft-queries.server.ts';
import { readDraft } from '../documents/save-draft.server.ts';
import { openLiveContent } from './live-content.server.ts';

/** Documents of the earlier release, in which frame, legal notices and media page named the publisher. */
interface FormerDocuments {
  frame: { contactEmail: string; copyright: string; department: { href: string; label: string } };
  legal: { impressum: { sections: LegalSection[] }; imprint: { sections: LegalSection[] } };
  media: { contact: { name: string } };
}
const schemaVersion = 4;
const formerDocuments = () => earlierDocuments<FormerDocuments>(schemaVersion);

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices({}, { seller: 'sample' });
  return services.end;
});

async function publish(documents: object, scheduledFor?: Date): Promise<void> {
  for (const [document, content] of Object.entries(documents)) {
    await publishVersion(services, document, content, schemaVersion, scheduledFor);
  }
}

/** Sections as a page shows them, except for those whose outdated texts are replaced. */
const shownOf = ({ sections }: { sections: readonly LegalSection[] }) =>
  sections.filter(({ id }) => id !== 'datenschutz' && id !== 'barrierefreiheit').map(({ shows: _, ...shown }) => shown);

function changed(former: FormerDocuments): FormerDocuments {
  const { impressum, imprint } = former.legal;
  for (const section of impressum.sections) {
    if (section.id === 'herausgeberin') section.paragraphs = ['Der Monitor erscheint bei der Hochschule Seefeld.'];
    if (section.id === 'adresse') {
      section.address = ['Hochschule Seefeld', 'Departement Wirtschaft', 'Seestrasse 12a', '8008 Zürich', 'Schweiz'];
    }
    if (section.email === 'kontakt@example.org') section.email = 'recht@hochschule-seefeld.ch';
  }
  for (const section of imprint.sections) {
    if (section.id === 'institut') {
      section.address = ['Hochschule Seefeld', 'Institut für Risiko', 'Seestrasse 12a', '8008 Zürich', 'Schweiz'];
    }
  }
  former.frame.contactEmail = 'monitor@hochschule-seefeld.ch';
  former.frame.copyright = 'Hochschule Seefeld';
  return former;
}

test('published texts move to the institution, and pages show the same as before', async () => {
  const former = changed(formerDocuments());
  await publish(former);
  const content = (await openLiveContent(services.db)).current();
  expect(shownOf(content.legal.impressum)).toEqual(shownOf(former.legal.impressum));
  expect(shownOf(content.legal.imprint)).toEqual(shownOf(former.legal.imprint));
  expect(content.institution).toMatchObject({
    name: 'Hochschule Seefeld',
    department: 'Departement Wirtschaft',
    institute: 'Institut für Risiko',
    address: { street: 'Seestrasse', buildingNumber: '12a', zip: '8008', city: 'Zürich' },
    contactEmail: 'monitor@hochschule-seefeld.ch',
    publisher: { email: 'recht@hochschule-seefeld.ch' },
    seller: { name: 'Hochschule Seefeld, Departement Wirtschaft', street: 'Seestrasse', zip: '8008' },
    footer: { copyright: 'Hochschule Seefeld', department: former.frame.department },
    pressContact: former.media.contact,
  });
  expect(checkDocument('institution', content.institution)).toEqual([]);
  const draft = await readDraft(services, 'institution');
  expect(isRefusal(draft) ? draft : draft.revision).toBe(0);
});

test('unchanged texts become the first version of the institution', async () => {
  await publish(formerDocuments());
  const content = (await openLiveContent(services.db)).current();
  expect(content.institution).toEqual(institution);
  expect(shownOf(content.legal.impressum)).toEqual(shownOf(formerDocuments().legal.impressum));
});

test('drafts and scheduled texts become the draft of the institution', async () => {
  await publish(formerDocuments());
  const { legal, frame } = changed(formerDocuments());
  await publish({ legal }, new Date(Date.now() + 86_400_000));
  await services.db.transaction((tx) =>
    writeDraft(tx, { document: 'frame', revision: 1, schemaVersion, content: frame }),
  );
  const half = { contact: { name: 'Regula Keller', role: '' } };
  await services.db.transaction((tx) =>
    writeDraft(tx, { document: 'media', revision: 1, schemaVersion, content: half }),
  );
  const content = (await openLiveContent(services.db)).current();
  expect(content.institution).toEqual(institution);
  expect(await readDraft(services, 'institution')).toMatchObject({
    revision: 1,
    content: {
      name: 'Hochschule Seefeld',
      contactEmail: 'monitor@hochschule-seefeld.ch',
      pressContact: { name: 'Regula Keller', role: '' },
    },
  });
});

test('a section of an unknown form keeps its own text', async () => {
  const former = formerDocuments();
  for (const section of former.legal.impressum.sections) {
    if (section.id === 'adresse') section.address = ['Hochschule Seefeld', 'Postfach', 'FL-9490 Vaduz'];
    if (section.id === 'herausgeberin') section.paragraphs = ['Erster Absatz.', 'Zweiter Absatz.'];
  }
  await publish(former);
  const content = (await openLiveContent(services.db)).current();
  expect(shownOf(content.legal.impressum)).toEqual(shownOf(former.legal.impressum));
  expect(content.institution).toMatchObject({ address: institution.address, seller: institution.seller });
});
