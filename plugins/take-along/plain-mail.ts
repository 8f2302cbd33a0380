import type { PayloadRequest } from 'payload'
import { env } from '@/src/core/env'
import { escapeHtml } from '@/src/core/text'

type Line = string | { label: string; url: string }

/** Not in the design of the site: it must be believed, and somebody else may have changed the design by now. */
export function plainMail(subject: string, lines: readonly Line[]) {
  return {
    subject,
    text: lines.map((line) => (typeof line === 'string' ? line : line.url)).join('\n\n'),
    html: lines.map(htmlOf).join(''),
  }
}

function htmlOf(line: Line): string {
  return typeof line === 'string'
    ? `<p>${escapeHtml(line)}</p>`
    : `<p><a href="${escapeHtml(line.url)}">${escapeHtml(line.label)}</a></p>`
}

/** Of a screen of the admin. */
export const adminUrl = (req: PayloadRequest, path: string): string =>
  `${env().adminOrigin}${req.payload.config.routes.admin}${path}`
