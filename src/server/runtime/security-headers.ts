import type { Env } from '@/src/core/env'

/** Headers that Next or our own server puts on every answer. */
export const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-DNS-Prefetch-Control': 'off',
} as const

const common = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]

/** Inline scripts are named by `completePolicy`, for each page. Of our files only scripts run as scripts. */
const scripts = "script-src 'self'"

/**
 * Stand in the policies of a build for what only the place knows that it is served at, until
 * {@link completePolicy} names it. Nothing ever answers there.
 */
const unknownPlaces = { files: 'https://files.invalid', uploads: 'https://uploads.invalid' }

const framesOfNobody = "frame-ancestors 'none'"

/** Where browsers tell what in the admin wrote HTML that could run. */
export const scriptReportsPath = '/api/studio/script-reports'

type Sources = {
  /** Origins of players of other sites. Given, since a module that `next.config.ts` loads can import none itself. */
  frames: readonly string[]
  /** Next's development server evaluates what it reloads. */
  isDevelopment: boolean
}

export function siteHeaders({ frames, isDevelopment }: Sources): Record<string, string> {
  return {
    ...everywhere,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': policy([
      ...common,
      `${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${unknownPlaces.files}`,
      `media-src 'self' blob: ${unknownPlaces.files}`,
      "font-src 'self' data:",
      `connect-src 'self' ${unknownPlaces.files}${isDevelopment ? ' ws:' : ''}`,
      `frame-src ${frames.join(' ')}`,
      "form-action 'self' https://checkout.stripe.com",
      framesOfNobody,
    ]),
  }
}

export function adminHeaders({ frames, isDevelopment }: Sources): Record<string, string> {
  return {
    ...everywhere,
    // Tickets are scanned at the door, and the rich-text editor takes dictation.
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(self), payment=()',
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': policy([
      ...common,
      `${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${unknownPlaces.files}`,
      `media-src 'self' data: blob: ${unknownPlaces.files}`,
      "font-src 'self' data:",
      `connect-src 'self' ${unknownPlaces.files} ${unknownPlaces.uploads}${isDevelopment ? ' ws:' : ''}`,
      `frame-src 'self' ${frames.join(' ')}`,
      "worker-src 'self' blob:",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]),
    // Next's development server reloads by what would be a report each time.
    ...(!isDevelopment && {
      'Content-Security-Policy-Report-Only': policy([
        "require-trusted-types-for 'script'",
        `report-uri ${scriptReportsPath}`,
      ]),
    }),
  }
}

/** The policy of a page of the site that pages elsewhere may show in a frame. */
export function openToFrames(policy: string): string {
  return policy.replace(framesOfNobody, 'frame-ancestors *')
}

/** For answers that are no pages: JSON, files, our own plain pages. */
export const plainHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** Origins that files come from and go to when it is not our own. */
export type FileOrigins = { files: string | undefined; uploads: string | undefined }

/** Public files come from where the settings say, and browsers of artists send theirs to the bucket itself. */
export function fileOriginsOf(s3: Env['s3']): FileOrigins {
  const endpoint = s3?.endpoint && new URL(s3.endpoint).origin
  return {
    files: s3?.publicUrl ? new URL(s3.publicUrl).origin : endpoint,
    uploads: s3 && (endpoint ?? `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`),
  }
}

/** The policy of a build, with the place's origins of files, and the inline scripts of one page: their hashes or a nonce. */
export function completePolicy(
  policy: string,
  origins: FileOrigins,
  inlineScripts: string,
): string {
  const uploads = origins.uploads === origins.files ? undefined : origins.uploads
  return policy
    .replace(scripts, `${scripts} ${inlineScripts}`)
    .replaceAll(` ${unknownPlaces.files}`, origins.files ? ` ${origins.files}` : '')
    .replaceAll(` ${unknownPlaces.uploads}`, uploads ? ` ${uploads}` : '')
}

function policy(directives: string[]): string {
  return directives.map((directive) => directive.trim()).join('; ')
}
