/** Headers that Next or our own server puts on every answer. */
export const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-DNS-Prefetch-Control': 'off',
} as const

const embeds = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://platform.twitter.com',
  'https://www.figma.com',
].join(' ')

/**
 * Next starts its pages with inline scripts. Pages are cached and shared, so a nonce would be the
 * same for everybody and worth nothing: inline scripts stay allowed, foreign ones never are.
 */
const common = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]

type Sources = {
  /** Origin that public files come from when they are not on our own. */
  filesOrigin?: string
  /** Origin that files are sent to when it is not our own. */
  uploadsOrigin?: string
  /** Next's development server evaluates what it reloads. */
  isDevelopment: boolean
}

export function siteHeaders({ filesOrigin = '', isDevelopment }: Sources): Record<string, string> {
  return {
    ...everywhere,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': policy([
      ...common,
      `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${filesOrigin}`,
      `media-src 'self' blob: ${filesOrigin}`,
      "font-src 'self' data:",
      `connect-src 'self' ${filesOrigin}${isDevelopment ? ' ws:' : ''}`,
      `frame-src ${embeds}`,
      "form-action 'self' https://checkout.stripe.com",
      "frame-ancestors 'none'",
    ]),
  }
}

export function adminHeaders({
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
      `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${filesOrigin}`,
      `media-src 'self' data: blob: ${filesOrigin}`,
      "font-src 'self' data:",
      `connect-src 'self' ${sources}${isDevelopment ? ' ws:' : ''}`,
      `frame-src 'self' ${embeds}`,
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

function policy(directives: string[]): string {
  return directives.map((directive) => directive.trim()).join('; ')
}
