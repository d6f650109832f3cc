export default function InsightsPage() {
  return <h1>InsightsPage</h1>;
}
