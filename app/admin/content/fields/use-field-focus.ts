import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusField } from '../draft/draft-fields.ts';

/**
 * Restores the focus to the last edited field when the fields are rendered again with other content.
 * @returns the focus handler of the element around the fields
 */
export function useFieldFocus(generation: number) {
  const lastField = useRef<string>(undefined);
  const known = useRef(generation);
  useLayoutEffect(() => {
    if (known.current === generation) return;
    known.current = generation;
    if (document.activeElement === document.body && lastField.current) focusField(lastField.current);
  }, [generation]);
  return ({ target }: FocusEvent) => {
    lastField.current = target.closest<HTMLElement>('[data-field]')?.dataset.field;
  };
}
