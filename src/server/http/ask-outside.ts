import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'

export type OutsideAnswer = { status: number; location: string; bytes: Buffer; text: string }
export type AskOutside = (url: string, question?: Question) => Promise<OutsideAnswer>

export type Question = {
  /** With a body; a question without one is a GET. */
  body?: string
  headers?: Readonly<Record<string, string>>
  withinMs?: number
  /** What the answer is cut to. */
  mostBytes?: number
  /** How names become addresses; that of the system when not set. */
  lookup?: LookupFunction
  request?: typeof requestHttps
}

/** What is looked for stands at the beginning of a page; an oEmbed answer is shorter by far. */
const usual = { withinMs: 8_000, mostBytes: 512 * 1024, request: requestHttps }

const pages = { accept: 'application/json, text/html;q=0.9' }

/** Refuses what leads into our own network: by address, by name, and by a name that changes its address. */
const agent = new RequestFilteringHttpsAgent()

/**
 * Asks another site for something, or tells it something, for nobody in particular: no cookies, no way on (`location`
 * says where it would lead), encrypted, not into our own network, with an end in time and length. Whom to ask is the
 * caller's to limit.
 *
 * @throws {Error} when there is no answer, or none may be asked for; named `TimeoutError` when it came too late
 */
export function askOutside(url: string, question: Question = {}): Promise<OutsideAnswer> {
  const { protocol } = new URL(url)
  if (protocol !== 'https:') {
    return Promise.reject(new Error(`Not asked without encryption: ${protocol}`))
  }
  return exchange(url, { agent, ...question })
}

/** As {@link askOutside} without its guards: for addresses that nobody entered, and one's own machine. */
export function exchange(
  url: string,
  {
    agent,
    body,
    headers = pages,
    lookup,
    ...given
  }: Question & { agent?: RequestFilteringHttpsAgent },
): Promise<OutsideAnswer> {
  const { withinMs, mostBytes, request: send } = { ...usual, ...given }
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(withinMs)
    const fail = (error: Error) => reject(signal.aborted ? signal.reason : error)
    const options = {
      ...{ agent, signal, method: body === undefined ? 'GET' : 'POST' },
      headers: { 'user-agent': 'Bandstand', ...headers },
      ...(lookup && { lookup }),
    }
    const request = send(url, options, (response) => {
      const parts: Buffer[] = []
      let length = 0
      const { statusCode: status = 0, headers } = response
      const done = () => {
        const bytes = Buffer.concat(parts).subarray(0, mostBytes)
        const answer = { status, location: headers.location ?? '', bytes }
        resolve({
          ...answer,
          get text() {
            return bytes.toString('utf8')
          },
        })
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        length += part.length
        if (length > mostBytes) {
          done()
          request.destroy()
        }
      })
      response.on('end', done)
      response.on('error', fail)
    })
    request.on('error', fail)
    request.end(body)
  })
}
