import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { withKeptErrors } from '@/src/admin/form-answers/with-kept-errors'

const shown: FormState = {
  title: { value: '', valid: false, errorMessage: 'Say what it is.' },
  price: { value: 4, valid: true },
}
const answer = { state: { title: { passesCondition: false }, price: {} } satisfies FormState }
const form = { slug: 'products', id: 'a', isSubmitted: () => true, fields: () => shown }
const asked = { collectionSlug: 'products', id: 'a' }

describe('an answer that checked no value', () => {
  it('leaves the errors that a submitted form shows, and tells the rest', () => {
    expect(withKeptErrors(answer, asked, new Set([form])).state).toEqual({
      title: { passesCondition: false, valid: false, errorMessage: 'Say what it is.' },
      price: {},
    })
  })

  it('is taken as it is by a form that was not submitted, and by that of another document', () => {
    const waiting = { ...form, isSubmitted: () => false }
    expect(withKeptErrors(answer, asked, new Set([waiting]))).toBe(answer)
    expect(withKeptErrors(answer, { ...asked, id: 'b' }, new Set([form]))).toBe(answer)
    expect(withKeptErrors(answer, { collectionSlug: 'posts', id: 'a' }, new Set([form]))).toBe(
      answer,
    )
  })

  it('belongs to the form on top, where two are open for the same', () => {
    const below = { ...form, isSubmitted: () => false }
    expect(withKeptErrors(answer, asked, new Set([form, below]))).toBe(answer)
  })
})
