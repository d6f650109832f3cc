import type { ReactNode } from 'react';
import { safeHref } from './safe-href.ts';

const ownUpload = /^\/uploads\/([^/?#]+)$/;

/**
 * Sources of a logo in a box of 128 × 64: our own uploads are resized by the server, other addresses pass unchanged.
 * Null for a missing or unsafe address.
 */
function logoSources(logoUrl: string | null): { src: string; srcSet?: string } | null {
  const src = safeHref(logoUrl);
  if (!src) return null;
  const name = ownUpload.exec(src)?.[1];
  if (!name) return { src };
  return { src: `/uploads/128x64/${name}`, srcSet: `/uploads/128x64/${name} 1x, /uploads/256x128/${name} 2x` };
}

interface PartnerLogoProps {
  name: string;
  logoUrl: string | null;
  /** Shown if the logo is missing or can't be loaded. */
  fallback: ReactNode;
  className?: string;
}

/** A partner's logo in a box of 128 × 64. If it fails to load (failed-pictures.ts), `fallback` is shown. */
export function PartnerLogo({ name, logoUrl, fallback, className = '' }: PartnerLogoProps) {
  const sources = logoSources(logoUrl);
  if (!sources) return fallback;
  return (
    <>
      <img
        {...sources}
        alt={name}
        width={128}
        height={64}
        decoding="async"
        fetchPriority="low"
        className={`peer h-16 w-32 object-contain data-failed:hidden ${className}`}
      />
      {fallback && <span className="hidden peer-data-failed:contents">{fallback}</span>}
    </>
  );
}
