import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { everywhere } from '@/src/server/runtime/security-headers'

const place = '/_next/static'

export type BuildFiles = {
  /** @returns false when Next has to answer: parts of a file, and what is not there */
  answer: (req: IncomingMessage, res: ServerResponse) => boolean
}

/**
 * Scripts, styles and fonts of the build, as they were packed when it was made. Next would look each
 * one up and pack it again for every visitor, and knows no Brotli.
 *
 * @param dir where the build keeps them; read once, for a build never changes
 */
export function createBuildFiles(dir: string): BuildFiles {
  const send = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    immutable: true,
    maxAge: 365 * 24 * 3600,
    setHeaders: (res) => {
      for (const [name, value] of Object.entries(everywhere)) {
        res.setHeader(name, value)
      }
    },
  })

  return {
    answer: (req, res) => {
      const { url = '', method, headers } = req
      const isWhole = method === 'GET' && headers.range === undefined
      if (!isWhole || !url.startsWith(`${place}/`)) {
        return false
      }
      let isFound = true
      req.url = url.slice(place.length)
      send(req, res, () => {
        isFound = false
      })
      req.url = url
      return isFound
    },
  }
}
