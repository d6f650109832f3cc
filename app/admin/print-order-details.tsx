import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { PrintOrder } from '#domain/print-orders/print-order-answer.ts';
import { type PrintOrderStatus, printOrderStatuses } from '#domain/print-orders/print-order-status.ts';
import { Button } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog.tsx';
import { Choice } from '../components/ui/filter-bar.tsx';
import { adminDateTime } from './admin-dates.ts';
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
    <Dialog
      open
      title={printOrderName(id)}
      closeLabel="Close"
      onRequestClose={onClose}
      footer={
        <>
          <Button look="danger" onClick={onDelete} className="mr-auto">
            Delete
          </Button>
          <Choice
            label="Status"
            value={status}
            options={optionsOf(printOrderStatuses, printStatusLabels)}
            onChange={onStatus}
          />
        </>
      }
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
    </Dialog>
  );
}
