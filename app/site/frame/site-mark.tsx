/** The study's logo: hanging bars that form a V, with the longest one highlighted. */
export function SiteMark() {
  return (
    <svg viewBox="0 0 56 56" width="22" height="22" aria-hidden="true" className="shrink-0 fill-accent">
      <path d="M0 0h8v24H0zM12 0h8v40h-8zM36 0h8v40h-8zM48 0h8v24h-8z" />
      <path d="M24 0h8v56h-8z" className="fill-signal" />
    </svg>
  );
}
