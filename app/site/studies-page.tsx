export default function StudiesPage() {
  return <h1>StudiesPage</h1>;
}
