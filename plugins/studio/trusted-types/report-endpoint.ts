import { z } from 'zod'
import { logger } from '@/src/server/logger'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { scriptReportsPath } from '@/src/server/runtime/security-headers'

const text = z.string().max(2000).optional()

/** Letters of each text. */
const mostLogged = 100

/** Of a browser's report only what is logged. Its sample, page and referrer may hold what people wrote, and keys. */
const reportBody = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.number().optional(),
    'column-number': z.number().optional(),
  }),
})

/** What browsers say of the admin's report-only policy. Anybody can send it, so it is no more than a line of the log. */
export const scriptReportEndpoint = definePublicEndpoint({
  method: 'post',
  path: scriptReportsPath.replace(/^\/api/, ''),
  summary: "Takes a browser's report of HTML that could run in the admin",
  body: reportBody,
  bodyKind: 'report',
  maxBytes: 16_000,
  rateLimit: 'scriptReport',
  answersOffline: true,
  run: async ({ body: { 'csp-report': report } }) => {
    logger.warn({
      msg: 'A page of the admin wrote what could run as a script',
      directive: (report['effective-directive'] ?? report['violated-directive'])?.slice(
        0,
        mostLogged,
      ),
      blocked: fileOf(report['blocked-uri']),
      source: fileOf(report['source-file']),
      line: report['line-number'],
      column: report['column-number'],
    })
  },
})

/** A file of the build by its path; of any other address no more than its origin, or the word that it is. */
function fileOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) {
    return address?.slice(0, mostLogged)
  }
  const url = new URL(address)
  return url.pathname.startsWith('/_next/')
    ? url.pathname.slice(0, mostLogged)
    : (url.protocol + (url.host && `//${url.host}`)).slice(0, mostLogged)
}
