import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { type StudyOrderStatus as Status, studyOrderStatuses } from '#domain/study-orders/study-order-status.ts';
import { optionsOf } from '../list/options.ts';
import { OrderStatus } from './order-status.tsx';
import { studyStatusLabels } from './order-texts.ts';

export const studyOrdersPath = '/api/study-orders';

export const invoicePath = (id: string) => `${studyOrdersPath}/${id}/invoice`;

export const studyStatusOptions = optionsOf(studyOrderStatuses, studyStatusLabels);

interface StudyOrderStatusProps {
  record: StudyOrder;
  label: string;
  quiet?: boolean;
}

export function StudyOrderStatus({ record, ...shown }: StudyOrderStatusProps) {
  return <OrderStatus<Status> path={studyOrdersPath} order={record} options={studyStatusOptions} {...shown} />;
}
