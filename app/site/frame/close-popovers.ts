/** Closes a popover, such as the menu, when a link in it is followed or the focus leaves it. */
export function closePopovers(): void {
  const popoverOf = (element: EventTarget | null, selector: string) =>
    element instanceof Element && element.closest<HTMLElement>(selector)?.closest<HTMLElement>('[popover]');
  addEventListener('click', ({ target }) => {
    const popover = popoverOf(target, '[popover] a');
    if (popover) popover.hidePopover();
  });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const popover = popoverOf(target, '[popover] *');
    if (popover && relatedTarget instanceof Node && !popover.contains(relatedTarget)) popover.hidePopover();
  });
}
