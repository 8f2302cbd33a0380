import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@/src/core/limits'
import { isUuid } from '@/src/core/uuid'
import { payloadSecret } from '@/src/server/secret'

export type PreviewGrant = { pageId: string; profileId: string }

/** Lets whoever has it see the draft of one page, on the site of its profile, for half an hour. */
export function signPreview({ pageId, profileId }: PreviewGrant, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + limits.preview.linkMinutes * 60
  const text = [pageId, profileId, expires].join('.')
  return `${text}.${signatureOf(text)}`
}

/** What the token grants; null when it was not given out by us or has expired. */
export function readPreview(token: string, now = Date.now()): PreviewGrant | null {
  const [pageId = '', profileId = '', expires = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature)
  const expected = Buffer.from(signatureOf([pageId, profileId, expires].join('.')))
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  const isValid = isOurs && rest.length === 0 && Number(expires) * 1000 >= now
  return isValid && isUuid(pageId) && isUuid(profileId) ? { pageId, profileId } : null
}

function signatureOf(text: string): string {
  return createHmac('sha256', `${payloadSecret()}:page-preview`).update(text).digest('base64url')
}
