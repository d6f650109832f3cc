/** Mails made to harm their reader; each answers the mail with the given Message-ID. */
export function hostileMails(messageId: string): Record<string, Buffer> {
  let count = 0;
  const mail = (headers: string[], body: string | Buffer): Buffer => {
    const head = [
      'From: Boese Absicht <boese@example.org>',
      'Subject: Hostile',
      `In-Reply-To: ${messageId}`,
      `Message-ID: <hostile-${++count}-${messageId.slice(1, 9)}@mail.example.org>`,
      ...headers,
      '',
      '',
    ].join('\r\n');
    return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1')]);
  };
  const multipart = 'Content-Type: multipart/mixed; boundary="b"';
  const nested = (depth: number) => {
    let [start, end] = ['', ''];
    for (let level = 0; level < depth; level++) {
      start += `--b${level}\r\nContent-Type: multipart/mixed; boundary="b${level + 1}"\r\n\r\n`;
      end = `--b${level}--\r\n${end}`;
    }
    return `${start}${end}`;
  };
  const forwarded = (depth: number) =>
    'Content-Type: message/rfc822\r\nContent-Disposition: inline\r\n\r\n'.repeat(depth) +
    'Subject: innermost\r\n\r\ntext\r\n';
  const parts = (count: number, part: (index: number) => string) =>
    `${Array.from({ length: count }, (_, index) => `--b\r\n${part(index)}\r\n`).join('')}--b--\r\n`;
  const pdf = (index: number) =>
    `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${index}.pdf"\r\n\r\n%PDF-1.7 %%EOF`;
  const text = (charset: string, encoding = '8bit') => [
    `Content-Type: text/plain; charset=${charset}`,
    `Content-Transfer-Encoding: ${encoding}`,
  ];
  return {
    'multiparts nested 10,000 deep': mail(['Content-Type: multipart/mixed; boundary="b0"'], nested(10_000)),
    'forwarded mails nested 2,000 deep': mail(['Content-Type: message/rfc822'], forwarded(2_000)),
    '10,000 parts of text': mail(
      [multipart],
      parts(10_000, (index) => `Content-Type: text/plain\r\n\r\n${index}`),
    ),
    '10,000 attachments': mail([multipart], parts(10_000, pdf)),
    '100,000 empty parts': mail(
      [multipart],
      parts(100_000, () => ''),
    ),
    'headers of 4 MB': mail([`X-Long: ${'a'.repeat(4 * 1024 ** 2)}`], 'text'),
    '200,000 headers': mail(
      Array.from({ length: 200_000 }, (_, index) => `X-${index}: a`),
      'text',
    ),
    'a line of 20 MB': mail(text('utf-8'), Buffer.alloc(20 * 1024 ** 2, 'a')),
    'a mail of 40 MB': mail(text('utf-8'), Buffer.alloc(40 * 1024 ** 2, 'line\r\n')),
    'HTML nested 200,000 deep': mail(['Content-Type: text/html'], '<div>'.repeat(200_000)),
    'HTML with a million entities': mail(['Content-Type: text/html'], '&#x41;&amp;'.repeat(500_000)),
    'HTML with scripts': mail(
      ['Content-Type: text/html'],
      '<script>alert(1)</script><img src=x onerror=alert(1)><b>bold</b>',
    ),
    'an unknown charset': mail(text('x-does-not-exist'), Buffer.from([0xe4, 0xf6, 0xfc])),
    'UTF-7': mail(text('utf-7'), '+ADw-script+AD4-'),
    'UTF-16 cut in half': mail(
      text('utf-16le', 'base64'),
      Buffer.from('abc\ud83d', 'utf16le').subarray(0, 7).toString('base64'),
    ),
    'lone surrogates and NUL': mail(text('utf-8'), Buffer.from([0x00, 0xed, 0xa0, 0x80, 0x41, 0x00, 0xff])),
    'a charset of 1 MB': mail([`Content-Type: text/plain;\r\n charset="${'x'.repeat(1024 ** 2)}"`], 'text'),
    'base64 without end': mail(text('utf-8', 'base64'), 'QUJD='.repeat(1_000_000)),
    'quoted-printable of equal signs': mail(text('utf-8', 'quoted-printable'), '='.repeat(5_000_000)),
    'a multipart without boundary': mail(
      ['Content-Type: multipart/mixed'],
      parts(10, () => ''),
    ),
    '50,000 parameters': mail([`Content-Type: text/plain${';a=b'.repeat(50_000)}`], 'text'),
    'a name with paths': mail(
      [multipart],
      parts(1, () => pdf(0).replace('0.pdf', '../../../etc/passwd.pdf')),
    ),
    'addresses in groups': mail([`Cc: ${'a:'.repeat(10_000)};`, 'Sender: ((((((((('], 'text'),
  };
}
