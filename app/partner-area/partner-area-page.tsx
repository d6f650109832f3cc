export default function PartnerAreaPage() {
  return <h1>PartnerAreaPage</h1>;
}
