// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { attemptKey, forgetAttempt } from '@/site/cart/checkout-attempt'
import { keepAnswers, lastAnswers } from '@/site/cart/last-answers'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const body = { profileId: 'luna', items: [], email: 'fan@example.com', tip: 3 }

it('brings back what was answered until the checkout is over', () => {
  expect(lastAnswers('luna')).toBeNull()
  keepAnswers(attemptKey(body), body)
  expect(lastAnswers('luna')).toEqual(body)
  expect(lastAnswers('kito')).toBeNull()
  forgetAttempt('luna')
  expect(lastAnswers('luna')).toBeNull()
})

it('keeps it in its own tab', () => {
  keepAnswers(attemptKey(body), body)
  sessionStorage.clear()
  expect(lastAnswers('luna')).toBeNull()
})

it.each(['{not json', '5', '{"key":1,"body":{}}', '{"key":"k","body":null}'])(
  'answers nothing when %s is stored',
  (text) => {
    attemptKey(body)
    sessionStorage.setItem('bandstand-answers:luna', text)
    expect(lastAnswers('luna')).toBeNull()
  },
)

it('only costs the memory where the browser keeps nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepAnswers(attemptKey(body), body)
  expect(lastAnswers('luna')).toBeNull()
  expect(log).toHaveBeenCalled()
})
