import { expect, test } from 'vitest';
import { heroVideoSource } from './hero-video-source.ts';

test('a file is recognised by its extension, on this site or another host', () => {
  expect(heroVideoSource('/assets/hero-2024.mp4')).toEqual({
    kind: 'file',
    url: '/assets/hero-2024.mp4',
    mediaType: 'video/mp4',
  });
  expect(heroVideoSource('https://example.org/a.WEBM?v=2#t=3')).toMatchObject({ mediaType: 'video/webm' });
  expect(heroVideoSource('https://example.org/a.ogv')).toMatchObject({ mediaType: 'video/ogg' });
});

test('YouTube in all its spellings becomes the frame without cookies', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=abcDEF_12-3',
    'https://m.youtube.com/watch?t=4&v=abcDEF_12-3',
    'https://youtu.be/abcDEF_12-3?si=x',
    'https://youtube.com/shorts/abcDEF_12-3',
    'https://www.youtube-nocookie.com/embed/abcDEF_12-3',
  ])
    expect(heroVideoSource(address)).toEqual({
      kind: 'youtube',
      frameUrl: 'https://www.youtube-nocookie.com/embed/abcDEF_12-3?autoplay=1',
    });
});

test('Vimeo addresses become its player without tracking', () => {
  for (const address of ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?h=1'])
    expect(heroVideoSource(address)).toMatchObject({
      kind: 'vimeo',
      frameUrl: 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1',
    });
});

test('any other address is rejected', () => {
  for (const address of [
    'javascript:alert(1)//a.mp4',
    '//example.org/a.mp4',
    'data:video/mp4;base64,AA',
    'https://example.org/a.constructor',
    'https://example.org/a.__proto__',
    'https://example.org/film',
    'https://evil.example/watch?v=abcDEF_12-3',
    'https://www.youtube.com/watch?v=a"><script>',
    'https://vimeo.com/about',
    '',
  ])
    expect(heroVideoSource(address)).toBeNull();
});
