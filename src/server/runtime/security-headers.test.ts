import { expect, it } from 'vitest'
import { adminHeaders, siteHeaders } from '@/src/server/runtime/security-headers'

const connections = (headers: Record<string, string>) =>
  /connect-src ([^;]*)/.exec(headers['Content-Security-Policy'] ?? '')?.[1]?.trim()

it('lets the admin alone send files to the bucket', () => {
  const sources = {
    frames: [],
    filesOrigin: 'https://files.example.com',
    uploadsOrigin: 'https://music.s3.eu-west-1.amazonaws.com',
    isDevelopment: false,
  }
  expect(connections(adminHeaders(sources))).toBe(
    "'self' https://files.example.com https://music.s3.eu-west-1.amazonaws.com",
  )
  expect(connections(siteHeaders(sources))).toBe("'self' https://files.example.com")
})

it('names no origin twice, and none that is not set', () => {
  const origin = 'https://s3.example.com'
  const both = { frames: [], filesOrigin: origin, uploadsOrigin: origin, isDevelopment: false }
  expect(connections(adminHeaders(both))).toBe(`'self' ${origin}`)
  expect(connections(adminHeaders({ frames: [], isDevelopment: false }))).toBe("'self'")
})

it('lets pages and the admin show players of the given origins', () => {
  const sources = {
    frames: ['https://player.example', 'https://films.example'],
    isDevelopment: false,
  }
  const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy']
  expect(policyOf(siteHeaders(sources))).toContain(
    'frame-src https://player.example https://films.example;',
  )
  expect(policyOf(adminHeaders(sources))).toContain(
    "frame-src 'self' https://player.example https://films.example;",
  )
})
