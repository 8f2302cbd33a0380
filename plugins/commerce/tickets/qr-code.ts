import encodeQR from 'qr'

/** Pixels of one module; a code of 14 letters is 21 modules wide and has 4 of quiet around it. */
const scale = 10
const quietModules = 4

/** A QR code as a PNG of two colours. The parts of a screen or a printer that fail may hide a quarter of it. */
export async function qrPng(text: string): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: quietModules })
  const width = rows.length
  const grey = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  // Only here: its native code is slow to load, and most processes draw no tickets.
  const { default: sharp } = await import('sharp')
  return sharp(grey, { raw: { width, height: width, channels: 1 } })
    .resize(width * scale, width * scale, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

export async function qrDataUrl(text: string): Promise<string> {
  return `data:image/png;base64,${(await qrPng(text)).toString('base64')}`
}
