import { describe, expect, it } from 'vitest'
import { cleanOrigin, cleanSource, maxSourceLength } from '@/src/core/insights/source'
import { originOf } from '@/src/core/insights/visit-origin'

/** As a browser tells it and the server counts it. */
const counted = (query: string, referrer: string) =>
  cleanOrigin(originOf(new URL(`https://luna.example${query}`), referrer))

describe('where a visit came from', () => {
  it.each([
    ['', '', 'direct'],
    ['', 'https://www.reddit.com/r/music/comments/1', 'reddit.com'],
    ['', 'https://luna.example/products', 'direct'],
    ['?utm_source=Spring_Newsletter', 'https://mail.example/', 'spring-newsletter'],
    ['', 'android-app://com.example', 'com.example'],
    ['', 'no address', 'direct'],
    ['?utm_source=%3Cscript%3E', '', 'other'],
    ['', 'https://lm.facebook.com/l.php', 'facebook.com'],
    ['', 'https://t.co/abc', 'x.com'],
    ['', 'https://www.google.co.uk/', 'google.com'],
    ['', 'https://mail.google.com/mail/u/0/', 'mail.google.com'],
  ])('with %j from %j is %s', (query, referrer, source) => {
    expect(counted(query, referrer).source).toBe(source)
  })

  it('has no name that is longer than what is kept', () => {
    expect(cleanSource('a'.repeat(500))).toHaveLength(maxSourceLength)
  })
})

describe('the kind of way', () => {
  it.each([
    ['', '', 'direct', 'none'],
    ['', 'https://duckduckgo.com/', 'search', 'none'],
    ['', 'https://out.reddit.com/', 'social', 'none'],
    ['', 'https://mail.google.com/', 'email', 'none'],
    ['', 'https://blog.example/', 'link', 'none'],
    ['?utm_source=instagram', '', 'social', 'none'],
    ['?utm_source=newsletter', '', 'email', 'none'],
    [
      '?utm_source=poster&utm_medium=QR%20code&utm_campaign=Spring_Tour',
      '',
      'qr-code',
      'spring-tour',
    ],
    ['?utm_source=poster&utm_campaign=%3Cb%3E', '', 'link', 'other'],
  ])('with %j from %j is %s %s', (query, referrer, medium, campaign) => {
    expect(counted(query, referrer)).toMatchObject({ medium, campaign })
  })
})
