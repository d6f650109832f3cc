export default function ImpressumPage() {
  return <h1>ImpressumPage</h1>;
}
