import type { FocalPoint, ShapeName } from '#domain/library/crop-region.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';

const english = {
  title: 'Focal point',
  focalX: 'From the left (%)',
  focalY: 'From the top (%)',
  help: 'Click the part that must stay visible. Pages crop the picture like this:',
  logoHelp:
    'Click the part that must stay visible should the picture be cropped. Your entry always shows the whole logo.',
  preview: 'Preview',
  position: ({ focalX, focalY }: FocalPoint) =>
    `Focal point: ${focalX} % from the left, ${focalY} % from the top. Arrow keys move it.`,
  shapes: { portrait: 'Portrait', wide: 'Media report', gallery: 'Gallery' } satisfies Record<ShapeName, string>,
};

const german: typeof english = {
  title: 'Fokuspunkt',
  focalX: 'Von links (%)',
  focalY: 'Von oben (%)',
  help: 'Klicken Sie auf den Teil, der sichtbar bleiben muss. So schneiden Seiten das Bild zu:',
  logoHelp:
    'Klicken Sie auf den Teil, der sichtbar bleiben muss, falls das Bild einmal zugeschnitten wird. Ihr Eintrag zeigt das Logo immer ganz.',
  preview: 'Vorschau',
  position: ({ focalX, focalY }) =>
    `Fokuspunkt: ${focalX} % von links, ${focalY} % von oben. Pfeiltasten verschieben ihn.`,
  shapes: { portrait: 'Hochformat', wide: 'Medienbericht', gallery: 'Galerie' },
};

export const focalPointTexts: Record<WorkspaceLanguage, typeof english> = { en: english, de: german };
