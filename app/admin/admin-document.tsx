import { Island } from '../island.tsx';

/** What the server sends of the admin area; the browser draws everything else. */
export default function adminDocument() {
  return (
    <Island name="admin-island" wake="now">
      <div className="container-page flex min-h-dvh items-center justify-center py-10 font-fallback">
        <p role="status">Überprüfe Anmeldestatus...</p>
      </div>
    </Island>
  );
}
