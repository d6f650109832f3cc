import { deferred } from '../components/deferred.tsx';

/** The sign-in works as HTML until somebody begins to type. */
const PartnerArea = deferred(() => import('./partner-area.tsx'), 'used');

export default function PartnerAreaPage() {
  return <PartnerArea />;
}
