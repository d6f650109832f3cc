import { buffer } from 'node:stream/consumers';
import { mm2pt as mm } from 'swissqrbill/utils';
import { lightColours } from '#app/insights/chart-kit/picture-colours.ts';
import type { Institution } from '#content/institution-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import { pressRelease } from '#domain/insights/press-release.ts';
import { pressReleaseWords } from '#domain/insights/press-release-words.ts';
import { type Language, languageDetails } from '#platform/languages.ts';
import { TaggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { siteMark } from './card-picture.ts';
import { drawMarks, heading, paragraph, type } from './pdf-drawing.ts';

const left = mm(25);
const textWidth = mm(160);
const pageBottom = mm(297 - 16);

export async function pressReleasePdf(
  edition: Edition,
  contact: Institution['pressContact'],
  language: Language,
): Promise<Buffer> {
  const release = pressRelease(edition, language);
  const words = pressReleaseWords(language);
  const pdf = new TaggedPdf(
    {
      title: release.kicker,
      author: contact.organization,
      locale: languageDetails[language].locale,
      createdAt: new Date(edition.facts.survey.to),
    },
    { size: 'A4', margins: { top: mm(22), bottom: mm(12), left, right: mm(25) } },
  );
  pdf.addPage();
  const bytes = buffer(pdf);
  const options = { width: textWidth, lineGap: 2 };
  const reserve = (height: number) => {
    if (pdf.y + height > pageBottom) pdf.addPage();
  };
  /** @param room height that must remain below the heading on the page */
  const sectionHeading = (text: string, room = 60) => {
    reserve(room);
    heading(pdf, 2, [600, 12, 'data-1'], text, left, pdf.y + 13, options);
    pdf.y += 4;
  };

  pdf.artifact(() => drawMarks(pdf, siteMark(left, mm(22), 16), 0, 0));
  paragraph(pdf, [600, 12], 'Versicherungsmonitor', left + 26, mm(22) - 12, { lineBreak: false });
  paragraph(pdf, [400, 10, 'ink-muted'], release.kicker, left, mm(32), options);
  heading(pdf, 1, [600, 21], release.heading, left, pdf.y + 4, { width: textWidth, lineGap: 1 });
  paragraph(pdf, [600, 10.5], release.lead, left, pdf.y + 10, options);
  for (const { title, paragraphs } of release.sections) {
    sectionHeading(title);
    for (const text of paragraphs) {
      reserve(40);
      paragraph(pdf, [400, 10], text, left, pdf.y + 3, options);
    }
  }
  sectionHeading(words.inFigures, 130);
  const columnWidth = (textWidth - mm(8)) / 2;
  const rows = Math.ceil(release.facts.length / 2);
  const rowHeight = 28;
  reserve(rows * rowHeight);
  const top = pdf.y;
  pdf.group('L', () => {
    release.facts.forEach(({ label, value }, index) => {
      const x = left + Math.floor(index / rows) * (columnWidth + mm(8));
      const y = top + (index % rows) * rowHeight;
      const labelWidth = columnWidth - mm(14);
      pdf.group('LI', () => {
        pdf.element('Lbl', () => type(pdf, 600, 12).text(value, x, y + 8, { lineBreak: false }));
        pdf.element('LBody', () => {
          const labelHeight = type(pdf, 400, 9).heightOfString(label, { width: labelWidth });
          pdf.text(label, x + mm(14), y + (rowHeight - labelHeight) / 2 + 1, { width: labelWidth });
        });
      });
      pdf.artifact(() => {
        pdf.moveTo(x, y + rowHeight).lineTo(x + columnWidth, y + rowHeight);
        pdf.lineWidth(0.5).strokeColor(lightColours.rule).stroke();
      });
    });
  });
  pdf.y = top + rows * rowHeight;
  paragraph(pdf, [400, 9, 'ink-muted'], release.source, left, pdf.y + 8, options);
  sectionHeading(words.contact);
  const { name, role, organization, email } = contact;
  for (const line of [`${name}, ${role}`, organization, email]) {
    paragraph(pdf, [400, 10], line, left, pdf.y + 1, options);
  }
  pdf.end();
  return bytes;
}
