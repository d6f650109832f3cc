interface LoadErrorProps {
  /** What could not be loaded, as a sentence. */
  children: string;
  onRetry: () => void;
}

/** Stands in place of a list that could not be loaded, and offers another try. */
export function LoadError({ children, onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className="border-l-2 border-danger py-1 pl-4">
      <p>{children}</p>
      <button
        type="button"
        onClick={onRetry}
        className="mt-3 min-h-11 rounded border border-ink px-5 font-semibold hover:bg-ink hover:text-paper"
      >
        Erneut versuchen
      </button>
    </div>
  );
}
