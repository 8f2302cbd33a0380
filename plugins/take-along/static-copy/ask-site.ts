import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type SiteAnswer = { status: number; body: Buffer }

const answerWithinMs = 30_000

/** What a visitor gets at an address of a site that this process serves. */
export function askSite(port: number, { host, pathname }: URL): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        path: pathname,
        headers: { host, 'user-agent': 'Bandstand-copy' },
        timeout: answerWithinMs,
      },
      (response) => {
        buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
      },
    )
    asked.once('error', reject).once('timeout', () => asked.destroy(new Error('No answer')))
    asked.end()
  })
}
