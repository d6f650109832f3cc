/** A `ref` that focuses an element when it is mounted in place of the focused button. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
