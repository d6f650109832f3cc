const longestHead = 8 * 1024;
const lineEnd = Buffer.from('\r\n');

/** What a form's part is called, and the file's own name; undefined: a field without a file. */
interface PartHead {
  name: string;
  fileName: string | undefined;
}

/** The border of a form's parts; undefined when the header doesn't tell one. */
export function formBorder(contentType: string | undefined): string | undefined {
  const found = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))(?:\s*;|\s*$)/i.exec(
    contentType ?? '',
  );
  return found?.[1] ?? found?.[2];
}

function readHead(head: string): PartHead | undefined {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1];
  const parameter = (name: string) => {
    const value = new RegExp(`(?:^|;)\\s*${name}="([^"]*)"`, 'i').exec(disposition ?? '')?.[1];
    // What browsers escape in names.
    return value?.replaceAll('%22', '"').replaceAll(/%0D|%0A/gi, '');
  };
  const name = parameter('name');
  return name === undefined ? undefined : { name, fileName: parameter('filename') };
}

/**
 * Takes a multipart form to pieces as it comes and hands over the content of one file, without ever holding it. Feed it
 * every piece in order; after the last one `isComplete` tells whether the form ended as it should.
 */
export function createFormReader(border: string, field: string) {
  const mark = Buffer.from(`\r\n--${border}`);
  // The first border has no line end before it, unless there is a preamble.
  let held: Buffer = lineEnd;
  let state: 'before' | 'after-border' | 'head' | 'content' | 'end' | 'broken' = 'before';
  let wanted = false;
  let found: string | undefined;

  /** @returns what the piece held of the wanted file */
  function take(piece: Buffer): Buffer[] {
    const content: Buffer[] = [];
    held = held.length === 0 ? piece : Buffer.concat([held, piece]);
    while (true) {
      if (state === 'before' || state === 'content') {
        const at = held.indexOf(mark);
        // Without a border it can still begin in the last bytes.
        const known = at >= 0 ? at : Math.max(0, held.length - mark.length + 1);
        if (state === 'content' && wanted && known > 0) content.push(held.subarray(0, known));
        held = held.subarray(at >= 0 ? at + mark.length : known);
        if (at < 0) return content;
        state = 'after-border';
      } else if (state === 'after-border') {
        if (held.length < 2) return content;
        const isLast = held[0] === 0x2d && held[1] === 0x2d;
        state = isLast ? 'end' : held[0] === 0x0d && held[1] === 0x0a ? 'head' : 'broken';
        if (state === 'head') held = held.subarray(2);
      } else if (state === 'head') {
        const at = held.indexOf('\r\n\r\n');
        if (at > longestHead || (at < 0 && held.length > longestHead)) state = 'broken';
        else if (at < 0) return content;
        else {
          const head = readHead(held.toString('utf8', 0, at));
          wanted = head?.name === field && head.fileName !== undefined && found === undefined;
          if (wanted) found = head?.fileName;
          held = held.subarray(at + 2 * lineEnd.length);
          state = 'content';
        }
      } else {
        held = Buffer.alloc(0);
        return content;
      }
    }
  }

  return {
    take,
    /** What the sender calls the file; undefined when it hasn't come. */
    get fileName(): string | undefined {
      return found;
    },
    get isComplete(): boolean {
      return state === 'end';
    },
  };
}
