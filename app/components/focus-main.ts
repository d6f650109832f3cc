/** Gives the focus to the page's main part, at its top, when what had it goes: on the way in by a form, or out again. */
export function focusMain(): void {
  document.getElementById('inhalt')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}
