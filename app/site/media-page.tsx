export default function MediaPage() {
  return <h1>MediaPage</h1>;
}
