import { deferred } from '../components/deferred.tsx';

/** Nothing but text: its code loads when the page is come to from another one. */
const ImpressumNotice = deferred(() => import('./impressum-notice.tsx'), 'used', true);

export default function ImpressumPage() {
  return <ImpressumNotice />;
}
