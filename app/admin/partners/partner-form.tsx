import type { Partner } from '#domain/partners/partner-answer.ts';
import { partnerInput } from '#domain/partners/partner-input.ts';
import { partnerTypes } from '#domain/partners/partner-type.ts';
import { textValues } from '../../workspace/form/body-fields.ts';
import type { RecordForm } from '../../workspace/form/record-form.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import { LogoField } from './logo-field.tsx';
import { partnerTypeLabels } from './partner-type-labels.ts';

const valuesOf = (partner: Partner | null) => ({
  ...textValues(partner, 'name', 'description', 'logoUrl', 'websiteUrl', 'contactEmail'),
  type: partner?.type ?? 'academic',
  isActive: partner?.isActive ?? true,
});

const partnerForm: RecordForm<Partner, ReturnType<typeof valuesOf>> = {
  addTitle: 'Add Partner',
  editTitle: 'Edit Partner',
  noun: 'partner',
  schema: partnerInput,
  valuesOf,
  bodyOf: (values) => values,
  fields: [
    { name: 'name', label: 'Name', required: true },
    {
      name: 'type',
      label: 'Type',
      required: true,
      type: 'select',
      options: optionsOf(partnerTypes, partnerTypeLabels),
    },
    { name: 'description', label: 'Description', rows: 4, isWide: true },
    { name: 'websiteUrl', label: 'Website URL', type: 'url' },
    { name: 'contactEmail', label: 'Contact Email', type: 'email' },
    { name: 'logoUrl', label: 'Logo', type: 'own', Control: LogoField },
    { name: 'isActive', label: 'Active', type: 'check', help: 'Only active partners are shown on the website.' },
  ],
  translated: ['description'],
};

export default partnerForm;
