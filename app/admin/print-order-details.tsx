import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { PrintOrder } from '#domain/print-orders/print-order-answer.ts';
import { type PrintOrderStatus, printOrderStatuses } from '#domain/print-orders/print-order-status.ts';
import { Choice } from '../components/ui/filter-bar.tsx';
import { adminDateTime } from './admin-dates.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { DetailsList } from './details-list.tsx';
import { mailLink } from './mail-link.ts';
import { optionsOf } from './options.ts';
import { copies, printOrderName, printStatusLabels } from './order-texts.ts';
import { studyLanguageNames } from './study-language-names.ts';

interface PrintOrderDetailsProps {
  order: PrintOrder;
  onStatus: (status: PrintOrderStatus) => void;
  onClose: () => void;
  onDelete: () => void;
}

export function PrintOrderDetails({ order, onStatus, onClose, onDelete }: PrintOrderDetailsProps) {
  const { id, email, organization, street, zipCode, city, quantity, language, status, createdAt, shippedAt } = order;
  return (
    <DetailsDialog
      title={printOrderName(id)}
      onRequestClose={onClose}
      action={
        <Choice
          label="Status"
          value={status}
          options={optionsOf(printOrderStatuses, printStatusLabels)}
          onChange={onStatus}
        />
      }
      onDelete={onDelete}
    >
      <DetailsList
        entries={[
          ['Name', joinPersonName(order)],
          ['Organization', organization],
          [
            'Email',
            <a key="mail" href={mailLink(email)}>
              {email}
            </a>,
          ],
          ['Address', `${street}\n${zipCode} ${city}`],
          ['Quantity', copies(quantity)],
          ['Language', studyLanguageNames[language] ?? language],
          ['Ordered', adminDateTime(createdAt)],
          ['Shipped', shippedAt && adminDateTime(shippedAt)],
          ['Note', order.suspectedSpam && 'This looks like spam.'],
        ]}
      />
    </DetailsDialog>
  );
}
