import { Island } from '../island.tsx';

/** The document of the admin area as the server sends it: a placeholder until the island renders. */
export default function adminDocument() {
  return (
    <Island name="admin-island" hydrate="now">
      <div className="container-page flex min-h-dvh items-center justify-center py-10 font-fallback">
        <p role="status">Überprüfe Anmeldestatus...</p>
      </div>
    </Island>
  );
}
