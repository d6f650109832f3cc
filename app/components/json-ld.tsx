/** Structured data about the page (schema.org). */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />;
}

/** JSON that is safe inside a script element: it contains no '<'. */
const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
