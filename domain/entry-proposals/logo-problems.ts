import type { PictureProblem } from '#platform/pictures/refuse-picture.ts';

/** Messages for partners whose logo is refused. */
export const logoProblems: Record<PictureProblem, string> = {
  'no-image': 'Bitte wählen Sie ein Bild als PNG, JPEG, WebP, GIF, AVIF oder SVG.',
  'heic-photo':
    'HEIC-Fotos, wie iPhones sie aufnehmen, zeigen nicht alle Browser: Bitte exportieren Sie das Bild als JPEG und laden Sie dieses hoch.',
  'broken-image': 'Das Bild ist nicht lesbar.',
  'svg-declarations':
    'Dieses SVG deklariert im DOCTYPE Entitäten, mit denen es unbegrenzt wachsen könnte. Bitte exportieren Sie es als einfaches SVG oder als PNG.',
  'too-many-pixels': 'Ein Bild darf höchstens 24 Megapixel und 8000 Pixel je Seite haben.',
  'picture-too-slow':
    'Dieses Bild zu lesen dauert zu lange. Bitte versuchen Sie es erneut, oder wählen Sie ein einfacheres Bild oder ein PNG.',
};
