import { isOwnOrHttpUrl } from '../core/records/link-address.ts';

/** How a hero video is shown: files play in the background, others in a frame after a click. */
export type HeroVideoSource =
  | { kind: 'file'; url: string; mediaType: string }
  | { kind: 'youtube' | 'vimeo'; frameUrl: string };

const mediaTypes = new Map([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
]);

const youtubeHosts = ['youtube.com', 'youtube-nocookie.com'];

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(www|m)\./, '');
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : youtubeHosts.includes(host) &&
        (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]);
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined;
}

/**
 * Detects the source by its address: MP4, WebM and OGV by extension, YouTube and Vimeo by host.
 * @returns null for an unsupported address
 */
export function heroVideoSource(videoUrl: string): HeroVideoSource | null {
  if (!isOwnOrHttpUrl(videoUrl)) return null;
  const url = new URL(videoUrl, 'http://own.invalid');
  const mediaType = mediaTypes.get(/\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? '');
  if (mediaType) return { kind: 'file', url: videoUrl, mediaType };
  const youtube = youtubeId(url);
  if (youtube) return { kind: 'youtube', frameUrl: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1` };
  const vimeo = /^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname) && /\/(\d+)(?:\/|$)/.exec(url.pathname)?.[1];
  return vimeo ? { kind: 'vimeo', frameUrl: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` } : null;
}
