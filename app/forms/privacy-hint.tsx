/** Where every form says what becomes of what is typed. */
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
