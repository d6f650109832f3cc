import type { TextBlock } from '#content/schemas.ts';

/** Three texts side by side, divided by hairlines; the first one leads and takes half of the width. */
export function TextColumns({ blocks }: { blocks: TextBlock[] }) {
  return (
    <div className="page-grid gap-y-8">
      {blocks.map(({ title, text }) => (
        <div
          key={title}
          className="border-t border-rule pt-6 first:border-t-2 first:border-ink md:border-t-0 md:border-l md:pt-0 md:pl-6 md:first:col-span-6 md:not-first:col-span-3 md:first:border-l-2"
        >
          <h2 className="text-xl in-first:text-3xl">{title}</h2>
          <p className="mt-4 text-ink-muted">{text}</p>
        </div>
      ))}
    </div>
  );
}
