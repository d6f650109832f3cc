/** Stands in place of a page that could not be loaded or shown. */
export function PageFailed() {
  return (
    <section className="container-page py-24" role="alert">
      <h1 className="text-3xl">Diese Seite konnte nicht geladen werden</h1>
      <p className="measure mt-4 text-ink-muted">
        Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Was Sie sonst angefangen haben, geht
        dabei nicht verloren.
      </p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="mt-8 min-h-11 rounded border border-ink px-5 font-semibold hover:bg-ink hover:text-paper"
      >
        Erneut versuchen
      </button>
    </section>
  );
}
