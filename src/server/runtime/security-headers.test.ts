import { expect, it } from 'vitest'
import { parseEnv } from '@/src/core/env'
import {
  adminHeaders,
  completePolicy,
  fileOriginsOf,
  siteHeaders,
} from '@/src/server/runtime/security-headers'

const headersOf = { site: siteHeaders, admin: adminHeaders }
const bucket = {
  S3_BUCKET: 'music',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
}
const script = "'sha256-a'"

/** As it is served at a place with these settings. */
function policyOf(kind: 'site' | 'admin', settings: Record<string, string>): string {
  const built = headersOf[kind]({ frames: ['https://player.example'], isDevelopment: false })
  const { s3 } = parseEnv(settings)
  return completePolicy(built['Content-Security-Policy'] ?? '', fileOriginsOf(s3), script)
}
const sourcesOf = (policy: string, directive: string) =>
  new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]

it('lets the admin alone send files to the bucket', () => {
  const settings = { ...bucket, S3_PUBLIC_URL: 'https://files.example.com/music' }
  expect(sourcesOf(policyOf('admin', settings), 'connect-src')).toBe(
    "'self' https://files.example.com https://music.s3.eu-west-1.amazonaws.com",
  )
  const site = policyOf('site', settings)
  expect(sourcesOf(site, 'connect-src')).toBe("'self' https://files.example.com")
  expect(sourcesOf(site, 'img-src')).toBe("'self' data: blob: https://files.example.com")
  expect(sourcesOf(site, 'media-src')).toBe("'self' blob: https://files.example.com")
})

it('names no origin twice', () => {
  const settings = { ...bucket, S3_ENDPOINT: 'https://s3.example.com' }
  expect(sourcesOf(policyOf('admin', settings), 'connect-src')).toBe(
    "'self' https://s3.example.com",
  )
})

it.each(['site', 'admin'] as const)('names none for files on our own origin: %s', (kind) => {
  const policy = policyOf(kind, {})
  expect(policy).not.toContain('invalid')
  expect(sourcesOf(policy, 'connect-src')).toBe("'self'")
})

it.each(['site', 'admin'] as const)(
  'runs the scripts of the page and shows players of the given origins: %s',
  (kind) => {
    const policy = policyOf(kind, {})
    expect(sourcesOf(policy, 'script-src')).toBe(`'self' ${script}`)
    expect(sourcesOf(policy, 'frame-src')).toContain('https://player.example')
  },
)
