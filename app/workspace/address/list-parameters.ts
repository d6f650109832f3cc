import { showAddress, useAddressSearch } from './use-address.ts';

/** Changes what the address says; '' takes a parameter away. What is narrowed down begins at its first page. */
function setParameters(changes: Record<string, string>): void {
  const next = new URLSearchParams(location.search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  showAddress(next, 'same');
}

const setSearch = (search: string) => setParameters({ search });

/** What a long list is narrowed down by stands in the address, so that a reload and Back find it again. */
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
    /** Of the partners' files: the id of the firm that they are from or for. */
    firm: text('firm'),
    /** Of study orders: the orders, payments or reminders. */
    part: text('part'),
    /** Of the log of changes: who, which kind of records, on which day. */
    actor: text('actor'),
    kind: text('kind'),
    day: text('day'),
    /** The id of the record whose details are shown at once, as links to a record say; of the partner whose firm proposes changes. */
    open: text('open'),
    /** 'second-factor' opens one's own account there. */
    account: text('account'),
    page: Math.max(1, Math.floor(Number(text('page'))) || 1),
    set: setParameters,
    setSearch,
  };
}

/** A value of the address, if it is one of those that may stand there. */
export function oneOf<Value extends string>(options: readonly (readonly [Value, string])[], value: string): Value {
  const [first] = options;
  return options.find(([option]) => option === value)?.[0] ?? (first?.[0] as Value);
}
