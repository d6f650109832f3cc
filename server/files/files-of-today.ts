import { type FinishedAnswer, finishAnswer } from '../pages/page-cache.ts';
import { siteFiles } from './site-files.ts';

/** Files that are made here, every day anew: sitemap, robots.txt and the like, by their path. */
export function createFilesOfToday(publicUrl: string, headers: readonly (readonly [string, string])[]) {
  const files = new Map<string, Promise<FinishedAnswer>>();
  let madeOn = '';

  return function fileOfToday(path: string): Promise<FinishedAnswer> | undefined {
    const day = new Date().toISOString().slice(0, 10);
    if (day !== madeOn) {
      for (const [name, { type, text }] of siteFiles(publicUrl, new Date(day))) {
        const all = [['Content-Type', type], ['Cache-Control', 'public, max-age=3600'], ...headers] as [
          string,
          string,
        ][];
        files.set(name, finishAnswer(200, text, all));
      }
      madeOn = day;
    }
    return files.get(path);
  };
}
