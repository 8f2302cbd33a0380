import { expect, it } from 'vitest'
import { namesOf, sortedCompanies } from '@/src/core/measurement/companies'
import { consentText, privacyNotice } from '@/src/core/measurement/consent'

it('names those who are told, and what of the browser only where one requires it', () => {
  expect(consentText(['meta', 'tiktok'], 'Luna')).toBe(
    'Tell Meta and TikTok about this purchase, so that Luna sees which ads work. Optional. They get what you bought and paid, and your email address as a code, and Meta the name of your browser.',
  )
  expect(consentText(['google'], 'Luna')).not.toMatch(/browser|Meta|TikTok/)
  expect(privacyNotice(['google', 'tiktok'])).toMatch(
    /^If you tick it .*, Google and TikTok get told/,
  )
  expect(privacyNotice(['google'])).toMatch(/, Google gets told/)
  expect(privacyNotice(['google'])).not.toContain('browser')
  expect(privacyNotice(['meta'])).toContain('Meta also gets the name of your browser.')
})

it('reads companies from what is stored, whatever that is', () => {
  expect(sortedCompanies(['tiktok', 'meta', 'myspace', 'meta'])).toEqual(['meta', 'tiktok'])
  for (const other of [null, undefined, {}, 'meta', 3]) {
    expect(sortedCompanies(other)).toEqual([])
  }
  expect(namesOf(['meta', 'google', 'tiktok'])).toBe('Meta, Google and TikTok')
})
