import ToastRegion from '../components/toast.tsx';
import AdminPage from './admin-page.tsx';

/** The admin area as one application, which fills the page. */
export default function AdminIsland() {
  return (
    <>
      <AdminPage />
      <ToastRegion words={{ region: 'Hinweise', close: 'Schliessen' }} />
    </>
  );
}
