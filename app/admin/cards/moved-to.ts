/** The rows with one of them at another place; null when nothing would move. */
export function movedTo<Row extends { id: string }>(rows: readonly Row[], id: string, place: number): Row[] | null {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved || place === from || place < 0 || place >= rows.length) return null;
  return rows.toSpliced(from, 1).toSpliced(place, 0, moved);
}
