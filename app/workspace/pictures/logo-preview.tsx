import { safeHref } from '../../components/safe-href.ts';

/** A logo as the public pages show it; nothing for an unsafe address. */
export function LogoPreview({ address, alt = '' }: { address: string | null | undefined; alt?: string }) {
  const src = safeHref(address ?? '');
  return (
    src && <img src={src} alt={alt} className="h-16 w-32 rounded-sm border border-rule bg-white object-contain p-1" />
  );
}
