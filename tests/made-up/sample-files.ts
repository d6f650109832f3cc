import { randomBytes } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';

const main = {
  docx: ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
  pptx: ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'],
} as const;

/** A minimal office document with additional entries. */
export function sampleOfficeFile(
  type: keyof typeof main,
  otherParts: Zippable = {},
  contentType: string = main[type][1],
) {
  const types = `<?xml version="1.0"?><Types><Override PartName="/${main[type][0]}" ContentType="${contentType}"/></Types>`;
  return Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8(types), [main[type][0]]: strToU8('<x/>'), ...otherParts }),
  );
}

/** A PDF with an empty page, which programs can open. */
export async function onePagePdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return Buffer.from(await pdf.save());
}

/** A file of the given size that starts and ends like a PDF, different each time. */
export function samplePdf(bytes = 1000): Buffer {
  const [head, tail] = ['%PDF-1.7\n', '\n%%EOF\n'].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return Buffer.concat([head, randomBytes(Math.max(0, bytes - head.length - tail.length)), tail]);
}
