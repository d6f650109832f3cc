/** Gives the focus to what appears instead of the button that had it. As a `ref` it does so once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
