import { openVisibilities } from '@/src/access/post-access'
import type { PostVisibility } from '@/src/core/contracts/members/posts'
import { limits } from '@/src/core/limits'
import { isOver, isSameSignature, signatureOf } from '@/src/server/signature'

/** Of whom a file is for: those who see a published post, or who previews one that they write. */
type Reader = PostVisibility | 'writer'

type PostFileRef = { postId: string; fileId: string; size?: string }

/**
 * Address of a file for someone who has been found to have access to its post. That of a public post
 * stays the same; every other expires, and opens nothing but this one file.
 */
export function postFileUrl(ref: PostFileRef, reader: Reader): string {
  const size = ref.size ? `/${ref.size}` : ''
  const path = `/api/public/posts/${ref.postId}/files/${ref.fileId}${size}`
  const isWriter = reader === 'writer'
  if (!isWriter && openVisibilities.includes(reader)) {
    return path
  }
  const expires = Math.floor(Date.now() / 1000) + limits.gatedFile.linkSeconds
  const signature = signatureOfFile(ref, { expires, isWriter })
  const writer = isWriter ? { writer: 'true' } : undefined
  return `${path}?${new URLSearchParams({ expires: String(expires), signature, ...writer })}`
}

type Link = { expires?: string; signature?: string; writer?: boolean }

/** Whether the address was given out by {@link postFileUrl} and has not expired. */
export function isGenuineLink(
  ref: PostFileRef,
  { expires = '', signature = '', writer = false }: Link,
): boolean {
  const isOurs = isSameSignature(
    signature,
    signatureOfFile(ref, { expires: Number(expires), isWriter: writer }),
  )
  return isOurs && !isOver(Number(expires))
}

type Signed = { expires: number; isWriter: boolean }

function signatureOfFile(
  { postId, fileId, size }: PostFileRef,
  { expires, isWriter }: Signed,
): string {
  return signatureOf(isWriter ? 'written-post-file' : 'post-file', [
    postId,
    fileId,
    size ?? null,
    expires,
  ])
}
