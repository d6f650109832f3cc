/** Moves the focus to the top of the main part when the focused element is removed, as after signing in or out. */
export function focusMain(): void {
  document.getElementById('inhalt')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
