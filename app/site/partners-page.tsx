export default function PartnersPage() {
  return <h1>PartnersPage</h1>;
}
