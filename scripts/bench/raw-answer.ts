import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** An answer as it travels: its body is not unpacked. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer }

/** Headers that belong to a connection, not to an answer. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

export const gzipHeaders = { 'accept-encoding': 'gzip' } as const

/** Asks as the load does, with `Accept-Encoding: gzip`; `host` asks for another site of the server. */
export function fetchRaw(url: string, host?: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { ...gzipHeaders, ...(host && { host }) } })
    asked.once('error', reject)
    asked.once('response', (response) => {
      const headers = Object.entries(response.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !hopByHop.has(name) ? [[name, value] as const] : [],
      )
      buffer(response).then(
        (body) =>
          resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body }),
        reject,
      )
    })
    asked.end()
  })
}

export function unpackedBytes({ headers, body }: RawAnswer): number {
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body).length : body.length
}
