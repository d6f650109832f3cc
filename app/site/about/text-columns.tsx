import type { TextBlock } from '#content/schemas.ts';
import { FormattedText } from '../../components/formatted-text.tsx';

/** Three texts side by side, divided by hairlines; the first takes half of the width, in larger type. */
export function TextColumns({ blocks }: { blocks: TextBlock[] }) {
  return (
    <div className="page-grid gap-y-8">
      {blocks.map(({ title, text }, index) =>
        index === 0 ? (
          <div key={title} className="md:col-span-12 lg:col-span-6 lg:pr-12">
            <h2 className="text-3xl">{title}</h2>
            <FormattedText text={text} className="measure mt-5 text-xl/[1.45]" />
          </div>
        ) : (
          <div
            key={title}
            className="border-t border-rule pt-6 md:col-span-6 lg:col-span-3 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6"
          >
            <h2 className="text-xl">{title}</h2>
            <FormattedText text={text} className="mt-4 text-ink-muted" />
          </div>
        ),
      )}
    </div>
  );
}
