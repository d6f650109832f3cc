import { type Refusal, refuse } from '../refusal.ts';

const problems = {
  'no-image': { status: 415, message: 'Please choose a PNG, JPEG, WebP, GIF, AVIF or SVG picture.' },
  'heic-photo': {
    status: 415,
    message:
      'HEIC photos, as iPhones take them, can’t be shown by all browsers: export this one as a JPEG and upload that.',
  },
  'broken-image': { status: 400, message: 'The picture can’t be read.' },
  'svg-declarations': {
    status: 400,
    message:
      'This SVG declares entities in its DOCTYPE, which could make it grow without limit. Please export it as a plain SVG without them, or as a PNG.',
  },
  'too-many-pixels': { status: 413, message: 'A picture may have at most 24 megapixels and 8000 pixels a side.' },
  'picture-too-slow': {
    status: 400,
    message: 'Reading this picture takes too long. Please try again, or choose a simpler picture or a PNG.',
  },
} as const;

/** Why an uploaded picture is refused. */
export type PictureProblem = keyof typeof problems;

export function refusePicture(problem: PictureProblem): Refusal<PictureProblem> {
  const { status, message } = problems[problem];
  return refuse(status, problem, message);
}
