import { describe, expect, it } from 'vitest'
import {
  addressOf,
  addressProblem,
  addressProblems,
  freeAddress,
  tidyAddress,
} from '@/src/core/urls/page-address'

describe('addresses', () => {
  it.each([
    '/',
    '/about',
    '/press/kit',
    '/2026-tour',
    '/a/b/c/d',
    '/über',
    '/音楽',
    '/संगीत',
    '/музыка',
  ])('may be %s', (address) => {
    expect(addressProblem(address)).toBeNull()
  })

  it.each([
    '',
    'about',
    '/About',
    '/a b',
    '/a//b',
    '/-a',
    '/a/',
    '/a\u0308',
    '/Ä',
    '/ａ',
    '/a_b',
    '/a?b',
    '/%C3',
    7,
    null,
  ])('have a form that %s lacks', (address) => {
    expect(addressProblem(address)).toBe(addressProblems.form)
  })

  it.each(['/a/b/c/d/e', `/${'x'.repeat(62)}`])('are no longer than %s', (address) => {
    expect(addressProblem(address)).toBe(addressProblems.tooLong)
  })

  it.each(['/admin', '/api/x', '/products', '/members/list', '/contact', '/meta'])(
    'leave %s to the site',
    (address) => {
      expect(addressProblem(address)).toBe(addressProblems.reserved)
    },
  )
})

it.each([
  ['About me', '/about-me'],
  ['Über uns & Straße', '/ueber-uns-strasse'],
  ["Luna's café", '/lunas-cafe'],
  ['Contact', '/contact-page'],
  ['音楽', '/音楽'],
  ['がんばれ', '/がんばれ'],
  ['Музыка!', '/музыка'],
  ['संगीत', '/संगीत'],
  ['***', '/page'],
  ['𠮷'.repeat(40), `/${'𠮷'.repeat(30)}`],
  ['x'.repeat(200), `/${'x'.repeat(61)}`],
])('the title %s suggests %s', (title, address) => {
  expect(addressOf(title)).toBe(address)
  expect(addressProblem(addressOf(title))).toBeNull()
})

it('counts on from addresses that are taken', () => {
  expect(freeAddress('/about', new Set())).toBe('/about')
  expect(freeAddress('/about', new Set(['/about', '/about-2']))).toBe('/about-3')
  expect(freeAddress('/about-2', new Set(['/about', '/about-2']))).toBe('/about-3')
  expect(freeAddress('/', new Set(['/']))).toBe('/home')
  const long = `/${'x'.repeat(61)}`
  expect(addressProblem(freeAddress(long, new Set([long])))).toBeNull()
})

it.each([
  ['press', '/press'],
  ['/PRESS', '/press'],
  ['/press/', '/press'],
  [' Press  kit/photos// ', '/press-kit/photos'],
  ['/', '/'],
  ['', ''],
  ['/About us', '/about-us'],
  ['/Tour-2027', '/tour-2027'],
  ['/ä', '/ä'],
  ['/a\u0308', '/ä'],
  ['/%C3%9Cber', '/über'],
  ['/100%', '/100'],
  ['／Ｍｕｓｉｃ', '/music'],
  ['/a//b', '/a/b'],
  ['/news & more!', '/news-more'],
  ['Luna’s café', '/lunas-café'],
  ['/-a-/', '/a'],
  ['https://ada.test', 'https://ada.test'],
])('what is typed as “%s” means %s', (typed, address) => {
  expect(tidyAddress(typed)).toBe(address)
})
