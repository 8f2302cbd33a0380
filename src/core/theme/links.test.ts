import { expect, it } from 'vitest'
import {
  freePlatforms,
  headerLinkProblems,
  shownHeaderLinks,
  socialLinkProblems,
} from '@/src/core/theme/links'
import { storedTheme } from '@/src/core/theme/site-theme'
import { themePresets } from '@/src/core/theme/theme-presets'

it('asks a new link in the header for both, and a changed one only for its name', () => {
  const nothing = { label: '  ', href: ' ' }
  expect(Object.keys(headerLinkProblems(nothing, true))).toEqual(['label', 'href'])
  expect(Object.keys(headerLinkProblems(nothing, false))).toEqual(['label'])
  expect(headerLinkProblems({ label: 'Tour', href: '' }, false)).toEqual({})
  expect(headerLinkProblems({ label: 'Tour', href: '/tour' }, true)).toEqual({})
})

it('refuses addresses that run code, in new links and changed ones', () => {
  for (const href of [
    'javascript:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    '//evil.example',
  ]) {
    expect(headerLinkProblems({ label: 'A', href }, true).href, href).toBeDefined()
    expect(headerLinkProblems({ label: 'A', href }, false).href, href).toBeDefined()
    expect(socialLinkProblems({ href }).href, href).toBeDefined()
  }
})

it('asks a social link for its address', () => {
  expect(socialLinkProblems({ href: '  ' })).toHaveProperty('href')
  expect(socialLinkProblems({ href: 'https://youtube.com/@ada' })).toEqual({})
})

it('offers each platform once', () => {
  expect(freePlatforms([{ icon: 'youtube', href: '/' }])).toEqual([
    'instagram',
    'facebook',
    'twitter',
    'website',
  ])
})

it('shows visitors no link that leads nowhere', () => {
  const tour = { label: 'Tour', href: '/tour' }
  expect(shownHeaderLinks([tour, { label: 'Later', href: '' }])).toEqual([tour])
})

it('stores what is right, trimmed', () => {
  const parsed = storedTheme.parse({
    ...themePresets.mono,
    headerLinks: [{ label: ' Tour ', href: ' /tour ', id: 'x' }],
    socialLinks: [{ icon: 'website', href: ' https://a.example ' }],
  })
  expect(parsed.headerLinks).toEqual([{ label: 'Tour', href: '/tour' }])
  expect(parsed.socialLinks).toEqual([{ icon: 'website', href: 'https://a.example' }])
})
