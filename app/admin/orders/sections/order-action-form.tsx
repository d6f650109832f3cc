import type { ReactNode } from 'react';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../workspace/form/form-field.tsx';
import type { FieldDescription } from '../../../workspace/form/record-form.ts';
import type { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import type { Run } from '../../../workspace/records/use-run.ts';

export interface OrderSectionProps {
  order: StudyOrder;
  isBusy: boolean;
  run: Run;
}

export interface OrderActionProps extends OrderSectionProps {
  onDone: () => void;
}

interface OrderFormProps {
  form: Pick<ReturnType<typeof useWorkspaceForm>, 'values' | 'errors' | 'setValue' | 'attributes'>;
  fields: readonly FieldDescription[];
  isBusy: boolean;
  /** Label of the button. */
  submit: string;
  /** Shown above the button. */
  children?: ReactNode;
}

export function OrderActionForm({ form, fields, isBusy, submit, children }: OrderFormProps) {
  return (
    <form {...form.attributes} className="mb-5 grid gap-3 border-rule border-y py-4 sm:grid-cols-2">
      {fields.map((field) => (
        <FormField key={field.name} form={form} {...field} />
      ))}
      {children}
      <Button type="submit" look="primary" aria-disabled={isBusy} className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
