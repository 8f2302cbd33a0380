import { readFile } from 'node:fs/promises'
import { defaultMark } from '@/plugins/studio/brand/default-mark'
import { env } from '@/src/core/env'
import { logger } from '@/src/server/logger'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

export const logoPath = '/api/platform/logo'

/** Also the sign in the tab of the browser, which is light or dark. */
const ownMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${defaultMark.viewBox}"><style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style><path d="${defaultMark.path}"/></svg>`

/** The platform's logo. An SVG that is opened by itself may run and load nothing. */
export const logoEndpoint = definePublicEndpoint({
  method: 'get',
  path: '/platform/logo',
  summary: 'The logo of the platform',
  status: 200,
  answersOffline: true,
  run: async () => {
    const { body, type } = await readLogo()
    return new Response(body, {
      headers: {
        'Content-Type': type,
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'public, max-age=3600',
      },
    })
  },
})

async function readLogo(): Promise<{ body: BodyInit; type: string }> {
  const { logo } = env().platform
  if (logo) {
    try {
      const body = await readFile(logo)
      return { body: new Uint8Array(body), type: isPng(body) ? 'image/png' : 'image/svg+xml' }
    } catch (err) {
      logger.warn({ msg: 'The file of PLATFORM_LOGO cannot be read', err })
    }
  }
  return { body: ownMark, type: 'image/svg+xml' }
}

const isPng = (file: Buffer) => file.subarray(1, 4).toString('latin1') === 'PNG'
