import { useState } from 'react';
import type { Partner } from '#domain/partners/partner-answer.ts';
import { partnerInput } from '#domain/partners/partner-input.ts';
import { partnerTypes } from '#domain/partners/partner-type.ts';
import { FormDialog } from './form-dialog.tsx';
import { CheckField, SelectField, TextField } from './form-fields.tsx';
import { englishForm } from './form-texts.ts';
import { LogoField } from './logo-field.tsx';
import { optionsOf } from './options.ts';
import { partnerTypeLabels } from './partner-type-labels.ts';
import { partnerKind } from './record-kinds.ts';
import { useRecords } from './use-records.ts';

interface PartnerFormProps {
  /** null: a new one. */
  partner: Partner | null;
  onClosed: () => void;
}

export default function PartnerForm({ partner, onClosed }: PartnerFormProps) {
  const { create, update } = useRecords<Partner>(partnerKind);
  const [uploading, setUploading] = useState(false);
  return (
    <FormDialog
      title={partner ? 'Edit Partner' : 'Add Partner'}
      texts={englishForm(!partner, 'partner')}
      schema={partnerInput}
      defaults={{
        name: partner?.name ?? '',
        description: partner?.description ?? '',
        type: partner?.type ?? 'academic',
        logoUrl: partner?.logoUrl ?? '',
        websiteUrl: partner?.websiteUrl ?? '',
        contactEmail: partner?.contactEmail ?? '',
        isActive: partner?.isActive ?? true,
      }}
      toBody={(values) => values}
      save={(body) => (partner ? update(partner.id, body) : create(body))}
      onClosed={onClosed}
      busy={uploading}
    >
      {(form) => (
        <>
          <TextField form={form} name="name" label="Name" required first />
          <SelectField
            form={form}
            name="type"
            label="Type"
            required
            options={optionsOf(partnerTypes, partnerTypeLabels)}
          />
          <TextField form={form} name="description" label="Description" rows={4} wide />
          <TextField form={form} name="websiteUrl" label="Website URL" type="url" />
          <TextField form={form} name="contactEmail" label="Contact Email" type="email" />
          <LogoField
            logoUrl={form.watch('logoUrl')}
            error={form.formState.errors.logoUrl?.message}
            onChange={(logoUrl) => form.setValue('logoUrl', logoUrl, { shouldDirty: true })}
            onUploading={setUploading}
          />
          <CheckField
            form={form}
            name="isActive"
            label="Active"
            help="Only active partners are shown on the website."
          />
        </>
      )}
    </FormDialog>
  );
}
