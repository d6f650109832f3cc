import { type PartnerFileCategory, partnerFileCategories } from '#domain/partner-files/partner-file-choices.ts';

interface Grouped {
  year: number;
  category: PartnerFileCategory;
}

interface FileGroup<File> extends Grouped {
  files: File[];
}

/** Files by year, the newest first, and category; in each group they keep their order. */
export function groupFiles<File extends Grouped>(files: readonly File[]): FileGroup<File>[] {
  const groups = new Map<string, FileGroup<File>>();
  for (const file of files) {
    const { year, category } = file;
    const key = `${year} ${category}`;
    const group = groups.get(key) ?? { year, category, files: [] };
    group.files.push(file);
    groups.set(key, group);
  }
  const rank = ({ category }: Grouped) => partnerFileCategories.indexOf(category);
  return [...groups.values()].sort((a, b) => b.year - a.year || rank(a) - rank(b));
}
