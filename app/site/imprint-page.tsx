import { deferred } from '../components/deferred.tsx';

/** Nothing but text: its code loads when the page is come to from another one. */
const ImprintNotice = deferred(() => import('./imprint-notice.tsx'), 'used', true);

export default function ImprintPage() {
  return <ImprintNotice />;
}
