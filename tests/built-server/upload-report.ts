/** Stores the report of a study with a session of the office. @returns the status of the response */
export async function uploadReport(
  url: string,
  headers: Record<string, string>,
  studyId: string,
  pdf: Buffer,
): Promise<number> {
  const body = new FormData();
  body.set('report', new Blob([new Uint8Array(pdf)]), 'bericht.pdf');
  return (await fetch(`${url}/api/studies/${studyId}/report`, { method: 'PUT', headers, body })).status;
}
