import { describe, expect, it } from 'vitest'
import { safeRedirect, withRedirect } from '@/src/core/urls/safe-redirect'

const ownPaths = [
  '/',
  '/members',
  '/members?page=2&type=video',
  '/members#post-1',
  '/membership/checkout?membershipTierId=7f3f3c1e-5a7e-4c57-9b0f-0c7d4f1f6a11',
  '/membership/checkout?membershipTierId=1&interval=year&amount=60.50&back=%2Fmembers%23post-1',
  '/products?category=Music',
  '/products/3?from=a@b.c',
  '/events/1#tickets',
  '/account',
  '/a-page/with_more.parts',
  '/caf%C3%A9',
  '/café',
  '/members?next=//evil.example',
  '/?q=javascript:alert(1)',
]

const hosts = ['evil.example', 'evil.example/members', 'localhost:3000', '127.0.0.1', '[::1]']

const leaders = [
  ...['', '//', '///', '////', '/\\', '\\', '\\\\', '\\/', '/\\/', '/ /', ' //', '\t//', '/\t/'],
  ...[
    '/\n/',
    '/\r/',
    '/\u0000/',
    '/\u00a0/',
    '/\u2028/',
    '/\ufeff/',
    'http:',
    'http://',
    'https://',
  ],
  ...['HTTPS://', 'http:\\\\', 'ftp://', 'file:///', '@', '/@', '//@', '/%2f', '/%2F%2F', '/%5c'],
  ...['/%09/', '/%0a/', '/%00/', '/.//', '/..//', '/./', '/../', '/%2e%2e/', 'user:pass@'],
]

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'mailto:a@b.c',
  'blob:https://evil.example/1',
  'about:blank',
  'members',
  './members',
  '../members',
  '?redirect=/',
  '#top',
  '.evil.example',
  '/members\u007f',
  '/members ',
  ' /members',
  '/a@evil.example',
  '/x:y',
]

const hostile = [...leaders.flatMap((leader) => hosts.map((host) => leader + host)), ...schemes]

describe('safeRedirect', () => {
  it.each(ownPaths)('follows %s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  it('follows nothing else', () => {
    expect(hostile.length).toBeGreaterThan(200)
    expect(hostile.filter((value) => safeRedirect(value) !== '/')).toEqual([])
  })

  it('goes home, or where it is told, when there is nothing to follow', () => {
    for (const nothing of ['', null, undefined]) {
      expect(safeRedirect(nothing)).toBe('/')
      expect(safeRedirect(nothing, '/account')).toBe('/account')
    }
  })

  it('never leaves the site, whatever the browser makes of it', () => {
    for (const value of [...ownPaths, ...hostile]) {
      expect(new URL(safeRedirect(value), 'https://luna.example').origin).toBe(
        'https://luna.example',
      )
    }
  })
})

it('keeps the way back in links, query and all', () => {
  expect(withRedirect('/login', '/')).toBe('/login')
  const link = withRedirect('/signup', '/membership/checkout?membershipTierId=1')
  expect(link).toBe('/signup?redirect=%2Fmembership%2Fcheckout%3FmembershipTierId%3D1')
  expect(new URLSearchParams(link.split('?')[1]).get('redirect')).toBe(
    '/membership/checkout?membershipTierId=1',
  )
})
