/** Texts in the order of the German document; entries of lists by their keys. */
export interface NestedTexts {
  [name: string]: string | string[] | NestedTexts;
}
