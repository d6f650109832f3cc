/** Moves the focus to the top of <main> when the focused element is removed, for instance after signing in. */
export function focusMain(): void {
  document.getElementById('inhalt')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
