import type { ComponentType } from 'react';

/** A part of a document that is written on one screen. */
export interface DocumentSection {
  /** Stands in the address. */
  id: string;
  label: string;
  /** Beginnings of the paths of its fields: 'facts', 'orderTexts.topics'. */
  holds: readonly string[];
  /** The page on which visitors see it. */
  page: string;
  Fields: ComponentType;
}

/** The section that holds a field. */
export const sectionOf = (sections: readonly DocumentSection[], path: string) =>
  sections.find(({ holds }) => holds.some((begin) => path === begin || path.startsWith(`${begin}.`)));
