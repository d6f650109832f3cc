import { optionOf } from '../address/list-parameters.ts';
import { showAddress, useAddressSearch } from '../address/use-address.ts';
import { PrintedName } from './printed-name.tsx';
import { Segments } from './segments.tsx';

/**
 * The segments of a tab, such as orders and print orders. The address names the shown one; switching drops the filters.
 * @param segments those that the user may see; the first is the default
 * @param waiting the number of tasks in each
 * @returns the shown segment, and buttons to switch if there are several
 */
export function useSegments<Id extends string>(
  label: string,
  segments: readonly (readonly [id: Id, label: string])[],
  waiting?: Partial<Record<Id, number>>,
) {
  const parameters = new URLSearchParams(useAddressSearch());
  const shown = optionOf(segments, parameters.get('list') ?? '');
  const show = (id: Id) => {
    const next = new URLSearchParams({ tab: parameters.get('tab') ?? '' });
    if (id !== '') next.set('list', id);
    showAddress(next, 'same');
  };
  const choice = segments.length > 1 && (
    <PrintedName name={segments.find(([id]) => id === shown)?.[1]}>
      <Segments {...{ label, segments, shown, waiting }} onShow={show} />
    </PrintedName>
  );
  return { shown, choice };
}
