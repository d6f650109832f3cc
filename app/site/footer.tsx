import { useLocation } from 'wouter';
import { deferred } from '../components/deferred.tsx';

const Contact = deferred(() => import('./contact.tsx'));
const StatisticsWidget = deferred(() => import('./statistics-widget.tsx'), 'soon', true);
const FooterLinks = deferred(() => import('./footer-links.tsx'), 'used', true);

/** Contact form (not below /admin), the edition's figures, and all links. */
export function Footer() {
  const [path] = useLocation();
  return (
    <footer>
      {!path.startsWith('/admin') && <Contact />}
      <div className="focus-light bg-petrol text-on-petrol print:bg-paper print:text-ink">
        <div className="container-page">
          <StatisticsWidget />
          <FooterLinks />
        </div>
      </div>
    </footer>
  );
}
