import { limits } from '@/src/core/limits'
import { isUuid } from '@/src/core/uuid'
import { isSameSignature, shortSignatureOf } from '@/src/server/signature'

export type PreviewGrant = { pageId: string; profileId: string }
type PostPreviewGrant = { postId: string; profileId: string }

/** A token of one purpose is worth nothing for the other. */
type Purpose =
  | 'page-preview'
  | 'preview-as-member'
  | 'post-preview'
  | 'offline-link'
  | 'offline-pass'

/**
 * Lets the person who has it see the draft of one page, on the site of its profile, for half an hour. Artists
 * hand it on, so it shows nothing else that is not public.
 */
export function signPreview({ pageId, profileId }: PreviewGrant, now = Date.now()): string {
  return sign('page-preview', [pageId, profileId], now)
}

/** What the token grants; null when it was not given out by us or has expired. */
export function readPreview(token: string, now = Date.now()): PreviewGrant | null {
  const [pageId, profileId] = idsIn('page-preview', token, now) ?? []
  return pageId && profileId ? { pageId, profileId } : null
}

/** Lets the owner of a profile see its site as any of its members, for half an hour; not to be handed on. */
export function signPlay(profileId: string, now = Date.now()): string {
  return sign('preview-as-member', [profileId], now)
}

/** The profile whose members may be played; null when the token was not given out by us or has expired. */
export function readPlay(token: string, now = Date.now()): string | null {
  return idsIn('preview-as-member', token, now)?.[0] ?? null
}

/** Lets who writes a post see it on its site as any of its fans, for half an hour; not to be handed on. */
export function signPostPreview({ postId, profileId }: PostPreviewGrant, now = Date.now()): string {
  return sign('post-preview', [postId, profileId], now)
}

/** What the token grants; null when it was not given out by us or has expired. */
export function readPostPreview(token: string, now = Date.now()): PostPreviewGrant | null {
  const [postId, profileId] = idsIn('post-preview', token, now) ?? []
  return postId && profileId ? { postId, profileId } : null
}

/** A link into a site that is not online, for those who work for it; good for {@link signOfflinePass}. */
export function signOfflineLink(profileId: string, now = Date.now()): string {
  return sign('offline-link', [profileId], now)
}

/** The profile whose site the link leads into; null when it was not given out by us or has expired. */
export function readOfflineLink(token: string, now = Date.now()): string | null {
  return idsIn('offline-link', token, now)?.[0] ?? null
}

/** What the browser keeps that came by such a link: it sees the site for half a day. */
export function signOfflinePass(profileId: string, now = Date.now()): string {
  return sign('offline-pass', [profileId], now, limits.preview.offlineSiteHours * 60)
}

export function readOfflinePass(token: string, now = Date.now()): string | null {
  return idsIn('offline-pass', token, now)?.[0] ?? null
}

function sign(
  purpose: Purpose,
  ids: readonly string[],
  now: number,
  minutes: number = limits.preview.linkMinutes,
): string {
  const expires = Math.floor(now / 1000) + minutes * 60
  const text = [...ids, expires].join('.')
  return `${text}.${shortSignatureOf(purpose, text)}`
}

function idsIn(purpose: Purpose, token: string, now: number): string[] | null {
  const parts = token.split('.')
  const [signature = '', expires = '', ...ids] = parts.toReversed()
  const expected = shortSignatureOf(purpose, parts.slice(0, -1).join('.'))
  const isOurs = isSameSignature(signature, expected)
  const isValid = isOurs && Number(expires) * 1000 >= now && ids.every(isUuid)
  return isValid ? ids.toReversed() : null
}
