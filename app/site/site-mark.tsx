/** The study's mark: three measured bars and the one that is pointed out. */
export function SiteMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="shrink-0">
      <rect x="1" y="13" width="4" height="10" className="fill-accent" />
      <rect x="7" y="8" width="4" height="15" className="fill-accent" />
      <rect x="13" y="1" width="4" height="22" className="fill-signal" />
      <rect x="19" y="10" width="4" height="13" className="fill-accent" />
    </svg>
  );
}
