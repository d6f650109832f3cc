import { externalLinks, legalLinks, partnerAreaLink, quickLinks, site } from '#content/site.ts';

const linkLook = 'inline-flex min-h-8 items-center hover:underline underline-offset-4';

const listItem = ({ href, label }: { href: string; label: string }) => (
  <li key={href}>
    <a href={href} className={linkLook}>
      {label}
    </a>
  </li>
);

export function FooterLinks({ copyrightYear }: { copyrightYear: number }) {
  return (
    <>
      <div className="page-grid gap-y-10 py-12">
        <div className="md:col-span-6">
          <p className="text-xl font-bold">{site.name}</p>
          <p className="mt-2 max-w-sm text-on-petrol/85">{site.claim}</p>
          <a
            href={partnerAreaLink.href}
            className="no-print mt-6 inline-flex min-h-11 items-center rounded border border-white/70 px-5 font-semibold hover:bg-white hover:text-petrol"
          >
            {partnerAreaLink.label}
          </a>
        </div>
        <nav aria-label="Quicklinks" className="no-print md:col-span-3">
          <ul>{quickLinks.map(listItem)}</ul>
        </nav>
        <nav aria-label="Rechtliches" className="md:col-span-3">
          <ul>
            {legalLinks.map(listItem)}
            <li>
              <a href={externalLinks.department.href} target="_blank" rel="noopener" className={linkLook}>
                {externalLinks.department.label}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-white/25 py-5 text-sm">
        <p className="py-1">
          © {copyrightYear} {site.university}, {site.department}
        </p>
        <a href={externalLinks.agency.href} target="_blank" rel="noopener" className={linkLook}>
          {externalLinks.agency.label}
        </a>
      </div>
    </>
  );
}
