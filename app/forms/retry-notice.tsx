/** Says that the form is sent again by itself; screen readers announce it when it appears. */
export function RetryNotice({ isRetrying, className }: { isRetrying: boolean; className: string }) {
  return (
    <div aria-live="polite">
      {isRetrying && (
        <p className={`border-accent border-l-2 pl-4 ${className}`}>
          Das hat noch nicht geklappt. Es wird automatisch erneut versucht, Sie müssen nichts tun.
        </p>
      )}
    </div>
  );
}
