/** The publisher in the first version: a sample, which the office replaces. */
import type { Institution } from './institution-schemas.ts';
import { site } from './site.ts';

const name = 'Musterhochschule';
const department = 'Departement Management';
const both = `${name}, ${department}`;
const address = { street: 'Musterstrasse', buildingNumber: '1', zip: '9999', city: 'Musterstadt' };

export const institution: Institution = {
  name,
  department,
  institute: 'Institut für Versicherungswirtschaft',
  address,
  contactEmail: 'kontakt@example.org',
  senderName: site.name,
  publisher: {
    statement: `Der Versicherungsmonitor ist eine Publikation der ${both}.`,
    responsiblePersons: [
      'Projektleitung: Prof. Dr. Petra Muster',
      'Co-Projektleitung und Methodik: Dr. Max Beispiel',
      'Redaktion der Website: Dr. Lea Mustermann',
    ],
    projectLead: {
      text: 'Prof. Dr. Petra Muster, Projektleiterin des Versicherungsmonitors',
      email: 'petra.muster@example.org',
    },
    association: { text: 'Beat Beispiel, Präsident des Verbands Musterbranche', email: 'verband@example.org' },
  },
  seller: { name: both, ...address },
  footer: {
    copyright: both,
    department: { href: 'https://www.example.org/departement-management', label: department },
  },
  pressContact: {
    name: 'Petra Muster',
    role: 'Projektleitung Versicherungsmonitor',
    organization: both,
    email: 'medien@example.org',
  },
  realNames: [],
};
