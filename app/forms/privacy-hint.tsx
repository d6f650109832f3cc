/** Note in every form on how its data is used. */
export function PrivacyHint({ newTab = false }: { newTab?: boolean }) {
  return (
    <>
      Wie wir mit Ihren Angaben umgehen, steht unter{' '}
      <a href="/impressum#datenschutz" {...(newTab && { target: '_blank', rel: 'noopener' })}>
        Datenschutz
      </a>
      .
    </>
  );
}
