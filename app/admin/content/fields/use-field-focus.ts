import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusField } from '../draft/draft-fields.ts';

/**
 * Brings the focus back to where somebody wrote last, when the fields begin anew with another content.
 * @returns what the element around the fields is told when one of them gets the focus
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
