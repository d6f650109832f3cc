/** A grey placeholder for loading content; `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`rounded-sm bg-rule/60 motion-safe:animate-pulse ${className}`} />;
}
