import { useFormResult } from '../form-result.ts';
import { OrderSuccess } from './order-success.tsx';

/** The success of an order that was posted without script. */
export default function PostedSuccess() {
  return <OrderSuccess orderNumber={useFormResult('order')?.sent ?? ''} />;
}
