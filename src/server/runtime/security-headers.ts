/** Headers that Next or our own server puts on every answer. */
export const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-DNS-Prefetch-Control': 'off',
} as const

const common = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]

/** Inline scripts are named by `allowInlineScripts`, for each page. Of our files only scripts run as scripts. */
const scripts = "script-src 'self'"

type Sources = {
  /** Origins of players of other sites. Given, since a module that `next.config.ts` loads can import none itself. */
  frames: readonly string[]
  /** Origin that public files come from when they are not on our own. */
  filesOrigin?: string
  /** Origin that files are sent to when it is not our own. */
  uploadsOrigin?: string
  /** Next's development server evaluates what it reloads. */
  isDevelopment: boolean
}

export function siteHeaders({
  frames,
  filesOrigin = '',
  isDevelopment,
}: Sources): Record<string, string> {
  return {
    ...everywhere,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': policy([
      ...common,
      `${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${filesOrigin}`,
      `media-src 'self' blob: ${filesOrigin}`,
      "font-src 'self' data:",
      `connect-src 'self' ${filesOrigin}${isDevelopment ? ' ws:' : ''}`,
      `frame-src ${frames.join(' ')}`,
      "form-action 'self' https://checkout.stripe.com",
      "frame-ancestors 'none'",
    ]),
  }
}

export function adminHeaders({
  frames,
  filesOrigin = '',
  uploadsOrigin = '',
  isDevelopment,
}: Sources): Record<string, string> {
  const sources = [...new Set([filesOrigin, uploadsOrigin])].join(' ').trim()
  return {
    ...everywhere,
    // Tickets are scanned at the door, and the rich-text editor takes dictation.
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(self), payment=()',
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': policy([
      ...common,
      `${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${filesOrigin}`,
      `media-src 'self' data: blob: ${filesOrigin}`,
      "font-src 'self' data:",
      `connect-src 'self' ${sources}${isDevelopment ? ' ws:' : ''}`,
      `frame-src 'self' ${frames.join(' ')}`,
      "worker-src 'self' blob:",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]),
  }
}

/** For answers that are no pages: JSON, files, our own plain pages. */
export const plainHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** A policy that also runs the inline scripts with one of these hashes, or with this nonce. */
export function allowInlineScripts(policy: string, sources: string): string {
  return policy.replace(scripts, `${scripts} ${sources}`)
}

function policy(directives: string[]): string {
  return directives.map((directive) => directive.trim()).join('; ')
}
