import { CircleCheck } from 'lucide-react';

export function AllDone({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 py-4 text-lg">
      <CircleCheck aria-hidden="true" className="size-8 text-accent" />
      <span>
        <strong className="font-semibold">All done</strong>
        <span className="block text-base text-ink-muted">{text}</span>
      </span>
    </p>
  );
}
