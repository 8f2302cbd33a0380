// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { storeCheckoutAnswers, storedCheckoutAnswers } from '@/site/cart/checkout/checkout-answers'
import { attemptKey, forgetAttempt } from '@/site/cart/checkout/checkout-attempt'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const body = { profileId: 'luna', items: [], email: 'fan@example.com', tip: 3 }

it('brings back what was answered until the checkout is over', () => {
  expect(storedCheckoutAnswers('luna')).toBeNull()
  storeCheckoutAnswers(attemptKey(body), body)
  expect(storedCheckoutAnswers('luna')).toEqual(body)
  expect(storedCheckoutAnswers('kito')).toBeNull()
  forgetAttempt('luna')
  expect(storedCheckoutAnswers('luna')).toBeNull()
})

it('keeps it in its own tab', () => {
  storeCheckoutAnswers(attemptKey(body), body)
  sessionStorage.clear()
  expect(storedCheckoutAnswers('luna')).toBeNull()
})

it.each(['{not json', '5', '{"key":1,"body":{}}', '{"key":"k","body":null}'])(
  'answers nothing when %s is stored',
  (text) => {
    attemptKey(body)
    sessionStorage.setItem('bandstand-answers:luna', text)
    expect(storedCheckoutAnswers('luna')).toBeNull()
  },
)

it('only costs the memory where the browser keeps nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeCheckoutAnswers(attemptKey(body), body)
  expect(storedCheckoutAnswers('luna')).toBeNull()
  expect(log).toHaveBeenCalled()
})
