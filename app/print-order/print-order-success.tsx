import type { ReactNode } from 'react';
import { FilledText } from '../components/filled-text.tsx';
import type { PrintOrderWords } from './print-order-words.ts';

interface PrintOrderSuccessProps {
  words: PrintOrderWords;
  orderNumber: string;
  children?: ReactNode;
}

export function PrintOrderSuccess({ words, orderNumber, children }: PrintOrderSuccessProps) {
  return (
    <div role="status">
      <p className="mt-4 text-lg">
        <FilledText text={words.received} number={<strong className="tabular-nums">{orderNumber}</strong>} />
      </p>
      <p className="mt-2 text-ink-muted">{words.byPost}</p>
      {children}
    </div>
  );
}
