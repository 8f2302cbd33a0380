import { open } from 'node:fs/promises'

const headBytes = 16

const signatures: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/avif', /^[\s\S]{4}ftypavi[fs]/],
  ['image/heic', /^[\s\S]{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/],
  ['image/tiff', /^(?:II[*+]\0|MM\0[*+])/],
  ['video/mp4', /^[\s\S]{4}ftyp(iso[m2-9]|mp4[12v]|avc1|dash|MSNV)/],
]

/**
 * What a file really is, by its first bytes, whatever it is called.
 *
 * @returns null for everything that no page shows; SVG and HTML among it
 */
export async function sniffType(path: string): Promise<string | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const head = buffer.toString('latin1', 0, bytesRead)
    return signatures.find(([, pattern]) => pattern.test(head))?.[0] ?? null
  } finally {
    await file.close()
  }
}
