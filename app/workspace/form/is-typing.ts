export const isTyping = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('textarea, select, input:not([type=checkbox], [type=radio])'));
