import { oneOf } from '../address/list-parameters.ts';
import { showAddress, useAddressSearch } from '../address/use-address.ts';
import { Segments } from './segments.tsx';

/**
 * The lists that share a tab; the address says which is shown. Changing to another leaves behind what the first was narrowed down by.
 * @param segments those that somebody may see; the first is shown unless the address names another
 * @returns the one that is shown, and the choice between them; nothing to choose when there is one
 */
export function useSegments<Id extends string>(label: string, segments: readonly (readonly [id: Id, label: string])[]) {
  const parameters = new URLSearchParams(useAddressSearch());
  const shown = oneOf(segments, parameters.get('list') ?? '');
  const show = (id: Id) => {
    const next = new URLSearchParams({ tab: parameters.get('tab') ?? '' });
    if (id !== '') next.set('list', id);
    showAddress(next, 'same');
  };
  const choice = segments.length > 1 && <Segments label={label} segments={segments} shown={shown} onShow={show} />;
  return { shown, choice };
}
