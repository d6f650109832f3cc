/** A `ref` that focuses an element when it replaces the focused one. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
