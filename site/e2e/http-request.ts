import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Answer = {
  status: number
  text: string
  location: string
  headers: IncomingHttpHeaders
}

type Question = { method?: string; headers?: Record<string, string>; body?: unknown }

/**
 * Asks over HTTP without a browser. Names below `localhost`, which only browsers can resolve, go into
 * the Host header.
 */
export async function ask(
  url: string,
  { method = 'GET', headers, body }: Question = {},
): Promise<Answer> {
  const { host, port, pathname, search } = new URL(url)
  const asked = request({
    host: 'localhost',
    port,
    path: `${pathname}${search}`,
    method,
    headers: {
      host,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  })
  const answered = new Promise<Answer>((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', (response) => {
      text(response).then(
        (content) =>
          resolve({
            status: response.statusCode ?? 0,
            text: content,
            location: response.headers.location ?? '',
            headers: response.headers,
          }),
        reject,
      )
    })
  })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  return answered
}

/** @throws {Error} when anything but 2xx is answered */
export async function askJson<Body>(url: string, question?: Question): Promise<Body> {
  const { status, text: content } = await ask(url, question)
  if (status < 200 || status > 299) {
    throw new Error(`${url} answered ${status}: ${content.slice(0, 200)}`)
  }
  return JSON.parse(content) as Body
}
