import { describe, expect, it } from 'vitest'
import { cleanSource, maxSourceLength, sourceOf } from '@/src/core/insights/source'

const home = (query = '') => new URL(`https://luna.example${query}`)

describe('where a visit came from', () => {
  it.each([
    ['', '', 'direct'],
    ['', 'https://www.reddit.com/r/music/comments/1', 'reddit.com'],
    ['', 'https://luna.example/products', 'direct'],
    ['?utm_source=Spring_Newsletter', 'https://mail.example/', 'spring-newsletter'],
    ['', 'android-app://com.example', 'com.example'],
    ['', 'no address', 'direct'],
    ['?utm_source=%3Cscript%3E', '', 'other'],
  ])('with %j from %j is %s', (query, referrer, source) => {
    expect(sourceOf(home(query), referrer)).toBe(source)
  })

  it('has no name that is longer than what is kept', () => {
    expect(cleanSource('a'.repeat(500))).toHaveLength(maxSourceLength)
  })
})
