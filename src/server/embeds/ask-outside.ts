import { get as getHttps } from 'node:https'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'

export type OutsideAnswer = { status: number; location: string; text: string }
export type AskOutside = (url: string) => Promise<OutsideAnswer>

const longestMs = 8_000
/** What is looked for stands at the beginning of a page; an oEmbed answer is shorter by far. */
const mostBytes = 512 * 1024

/** Refuses what leads into our own network: by address, by name, and by a name that changes its address. */
const agent = new RequestFilteringHttpsAgent()

/**
 * Asks another site for something, for nobody in particular: no cookies, no way on (`location` says where it would
 * lead), encrypted, not into our own network, with an end in time and length. Whom to ask is the caller's to limit.
 *
 * @throws {Error} when there is no answer, or none may be asked for
 */
export function askOutside(
  url: string,
  { get = getHttps, withinMs = longestMs } = {},
): Promise<OutsideAnswer> {
  const { protocol } = new URL(url)
  if (protocol !== 'https:') {
    return Promise.reject(new Error(`Not asked without encryption: ${protocol}`))
  }
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(withinMs)
    const headers = { accept: 'application/json, text/html;q=0.9', 'user-agent': 'Bandstand' }
    const request = get(url, { agent, signal, headers }, (response) => {
      let text = ''
      const { statusCode: status = 0, headers } = response
      const done = () => resolve({ status, location: headers.location ?? '', text })
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        if (text.length > mostBytes) {
          done()
          request.destroy()
        }
      })
      response.on('end', done)
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}
