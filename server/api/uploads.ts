import { Hono } from 'hono';
import { type LogoSize, logoSizes, resizeLogo } from '#platform/images.server.ts';
import type { Services } from '#platform/services.server.ts';

const name = /^[0-9a-f]{32}\.webp$/;

/** Stored pictures. Their names are made of their content, so they never change. */
export function uploads({ files }: Pick<Services, 'files'>) {
  const resized = new Map<string, Buffer>();
  const headers = {
    'Content-Type': 'image/webp',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  return new Hono()
    .get('/:name', async (c) => {
      const key = `uploads/${c.req.param('name')}`;
      if (!name.test(c.req.param('name')) || !(await files.exists(key))) return c.text('Not Found', 404);
      return c.body(new Uint8Array(await files.getBytes(key)), 200, headers);
    })
    .get('/:size/:name', async (c) => {
      const { size, name: file } = c.req.param();
      if (!(size in logoSizes) || !name.test(file)) return c.text('Not Found', 404);
      const known = resized.get(`${size}/${file}`);
      if (known) return c.body(new Uint8Array(known), 200, headers);
      if (!(await files.exists(`uploads/${file}`))) return c.text('Not Found', 404);
      const picture = await resizeLogo(await files.getBytes(`uploads/${file}`), size as LogoSize);
      if (resized.size < 500) resized.set(`${size}/${file}`, picture);
      return c.body(new Uint8Array(picture), 200, headers);
    });
}
