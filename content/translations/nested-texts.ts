/** Texts nested like the German document; list items are named by their keys. */
export interface NestedTexts {
  [name: string]: string | string[] | NestedTexts;
}
