import type { ServerResponse } from 'node:http'
import { AppError, type ErrorCode } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'
import { requestIdHeader } from '@/src/server/http/request-context'
import { currentRequestId } from '@/src/server/observability/request-scope'
import { plainHeaders } from '@/src/server/runtime/security-headers'

const pages = {
  400: { title: 'Bad request', text: errorsMessages.malformed },
  404: { title: 'Page not found', text: 'There is nothing at this address.' },
  413: { title: 'Too large', text: errorsMessages.tooLarge },
  500: { title: 'That did not work', text: errorsMessages.unknown },
  503: { title: 'Back in a moment', text: errorsMessages.unavailable },
} as const

const codes = {
  400: 'MALFORMED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
} as const

export type FallbackStatus = keyof typeof pages

/** Answers without Next: a small page, or for API calls the one error shape. Nothing is cached. */
export function sendFallbackResponse(
  res: ServerResponse,
  status: FallbackStatus,
  { asJson }: { asJson: boolean },
): void {
  const requestId = String(res.getHeader(requestIdHeader) ?? currentRequestId())
  const body = asJson
    ? errorBody(codes[status], requestId)
    : page({ ...pages[status], ...(status >= 500 && { requestId }) })
  res.writeHead(status, {
    ...plainHeaders,
    [requestIdHeader]: requestId,
    'Content-Type': `${asJson ? 'application/json' : 'text/html'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '2' }),
  })
  res.end(body)
}

export function answerJson(res: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value)
  res.writeHead(status, {
    ...plainHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  res.end(body)
}

type Redirect = {
  location: string
  cookie?: string
  /** For good, for search engines; browsers ask again all the same. */
  isPermanent?: boolean
}

export function redirect(res: ServerResponse, { location, cookie, isPermanent }: Redirect): void {
  res.writeHead(isPermanent ? 308 : 307, {
    ...plainHeaders,
    Location: location,
    'Cache-Control': 'no-store',
    ...(cookie && { 'Set-Cookie': cookie }),
  })
  res.end()
}

function errorBody(code: ErrorCode, requestId: string): string {
  return JSON.stringify(new AppError(code).toBody(requestId))
}

type Page = { title: string; text: string; requestId?: string }

/** @param requestId shown where the log has more to say, and trying again may help */
function page({ title, text, requestId }: Page): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:20vh auto;max-width:30em;padding:0 1.5em;text-align:center}h1{font-size:1.5em;margin:0}</style>
<h1>${title}</h1>
<p>${text}</p>
${requestId ? `<p><a href="">Try again</a></p>\n<p>Request <code>${requestId}</code></p>\n` : ''}</html>
`
}
