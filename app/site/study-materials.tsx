import { Download } from 'lucide-react';
import { materials } from '#content/media-kit.ts';

/** Files to use further: three columns, the first file of each under 'Download', other formats beside it. */
export function StudyMaterials() {
  return (
    <ul className="page-grid gap-y-10">
      {materials.map(({ title, description, files: [first, ...others] }) => (
        <li key={title} className="flex flex-col border-ink border-t-2 pt-4 md:col-span-4">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 mb-5 text-ink-muted">{description}</p>
          <p className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2">
            {first && (
              <a
                href={first.address}
                download
                className="inline-flex min-h-11 items-center gap-2 rounded border border-ink px-4 font-semibold hover:bg-ink hover:text-paper"
              >
                <Download aria-hidden="true" className="size-4" />
                <span>
                  Download<span className="sr-only"> {title},</span> <span className="font-normal">{first.format}</span>
                </span>
              </a>
            )}
            {others.map(({ format, label, address }) => (
              <a
                key={address}
                href={address}
                download
                aria-label={`${format}: ${label}`}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {format}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
