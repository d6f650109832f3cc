import { jsonForScript } from '../json-for-script.ts';

/** What a page is about, for machines (schema.org). */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by jsonForScript, which can't end the element
      dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
    />
  );
}
