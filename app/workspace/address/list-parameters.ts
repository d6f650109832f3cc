import { showAddress, useAddressSearch } from './use-address.ts';

/** Changes parameters of the address; '' removes one. A changed filter shows its first page. */
function setParameters(changes: Record<string, string>, entry: 'new' | 'same' = 'same'): void {
  const next = new URLSearchParams(location.search);
  if (!('page' in changes || 'open' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  showAddress(next, entry);
}

const setSearch = (search: string) => setParameters({ search });

/** The filters of a list. They are part of the address, so that a reload and Back restore them. */
export function useListParameters() {
  const parameters = new URLSearchParams(useAddressSearch());
  const text = (name: string) => parameters.get(name) ?? '';
  return {
    search: text('search'),
    status: text('status'),
    sort: text('sort'),
    isOverdue: text('isOverdue'),
    payment: text('payment'),
    list: text('list'),
    /** Id of the firm whose files are listed. */
    firm: text('firm'),
    /** Part of a list, such as the payments of the study orders. */
    part: text('part'),
    /** Filters of the audit log. */
    actor: text('actor'),
    kind: text('kind'),
    day: text('day'),
    /** Id of the record whose details are open, or of the partner whose proposal is open. */
    open: text('open'),
    /** 'second-factor' opens the second factor in the user's account. */
    account: text('account'),
    page: Math.max(1, Math.floor(Number(text('page'))) || 1),
    set: setParameters,
    setSearch,
  };
}

/** The option with this value; the first one if there is none. */
export function optionOf<Value extends string>(options: readonly (readonly [Value, string])[], value: string): Value {
  const [first] = options;
  return options.find(([option]) => option === value)?.[0] ?? (first?.[0] as Value);
}
