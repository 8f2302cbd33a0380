import { contentDisposition } from '@/src/server/storage/content-type'

/**
 * A PDF file to download, for nobody but who asked.
 *
 * @param name without `.pdf`
 */
export function pdfFile(name: string, bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(`${name}.pdf`),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
