import { expect, it } from 'vitest'
import { pageSuggestions } from '@/src/core/urls/page-suggestions'

const pages = [
  { pathname: '/', title: 'Home' },
  { pathname: '/', title: 'Home of the other theme' },
  { pathname: '/tour', title: 'Tour' },
]

it('offers each page once, and those that every site has', () => {
  const offered = pageSuggestions(pages, []).map(({ pathname }) => pathname)
  expect(offered.slice(0, 3)).toEqual(['/', '/tour', '/members'])
  expect(new Set(offered).size).toBe(offered.length)
})

it('does not offer the home page, or any other, again', () => {
  const offered = pageSuggestions(pages, ['/', '/members']).map(({ pathname }) => pathname)
  expect(offered).not.toContain('/')
  expect(offered).not.toContain('/members')
  expect(offered).toContain('/tour')
})
