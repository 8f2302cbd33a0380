import { expect, it } from 'vitest'
import { htmlOf } from '@/src/rich-text/testing/test-render'

it('is no form where nobody votes: it may stand in one of the admin', () => {
  const html = htmlOf({
    type: 'poll',
    version: 1,
    uid: 'abcd1234',
    question: 'Which song opens the show?',
    options: [
      { uid: 'aaaaaaaaaaaa1', text: 'Salt' },
      { uid: 'aaaaaaaaaaaa2', text: 'Tide' },
    ],
  })
  expect(html).toContain('Which song opens the show?')
  expect(html).toContain('inert')
  expect(html).not.toContain('<form')
})
