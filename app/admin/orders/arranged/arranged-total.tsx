import { itemsTotal } from '#domain/orders/study-orders/order-item.ts';
import { originalLanguage } from '#platform/languages.ts';
import { itemLine } from '../../../order/item-line.ts';
import { PriceTable } from '../../../order/price-table.tsx';
import type { ControlProps } from '../../../workspace/form/record-form.ts';
import { enteredItems } from './entered-items.ts';

/** The entered items with their total, and an error about all items. */
export function ArrangedTotal({ form: { values, errors } }: ControlProps) {
  const items = enteredItems(values).filter(
    ({ title, quantity, francs }) => title && Number.isFinite(quantity * francs),
  );
  return (
    <div className="sm:col-span-2">
      <div role="status" aria-label="Total">
        {items.length > 0 ? (
          <PriceTable
            language={originalLanguage}
            totalLabel="Total"
            lines={items.map((item, index) => ({
              ...itemLine(item),
              note: items.slice(0, index).some(({ title }) => title === item.title) ? `Item ${index + 1}` : '',
            }))}
            total={itemsTotal(items)}
          />
        ) : (
          <p className="text-ink-muted text-sm">The total appears once an item has a price.</p>
        )}
      </div>
      {errors.items && (
        <p role="alert" className="mt-2 font-semibold text-signal text-sm">
          {errors.items}
        </p>
      )}
    </div>
  );
}
