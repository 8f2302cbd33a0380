import { handleEndpoints } from 'payload'
import { holdAgainstContract } from '@/src/testing/contract'

export type RestAnswer<Body> = {
  status: number
  headers: Headers
  /** Parsed JSON, `{}` when the body is none. The test says what it expects: `rest<{ token: string }>(…)`. */
  json: Body
  text: string
  /** Files are no text. */
  bytes: Buffer
}

type RestOptions = {
  token?: string
  body?: unknown
  /** Sent as it is, for uploads, malformed bodies and webhooks. */
  rawBody?: string | FormData | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  host?: string
}

/** Calls the REST API as HTTP would, through routing, auth and error handling, without a socket. */
export async function rest<Body = Record<string, unknown>>(
  method: string,
  path: string,
  { token, body, rawBody, headers, host = 'localhost:3000' }: RestOptions = {},
): Promise<RestAnswer<Body>> {
  const { default: config } = await import('@payload-config')
  const response = await handleEndpoints({
    config,
    request: new Request(`http://${host}${path}`, {
      method,
      headers: {
        host,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `JWT ${token}` }),
        ...headers,
      },
      body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  holdAgainstContract(await config, { method, path, status: response.status, text })
  const { headers: answered } = response
  return { status: response.status, headers: answered, json: parsed(text) as Body, text, bytes }
}

type Form = { host: string; fields: Record<string, string>; headers?: Record<string, string> }

/** Sends a form as browsers do without scripts, and answers with which status it leads where. */
export async function sendForm(path: string, { host, fields, headers }: Form): Promise<string> {
  const answer = await rest('POST', path, {
    host,
    rawBody: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  return `${answer.status} ${answer.headers.get('location')}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
