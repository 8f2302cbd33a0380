import { openVisibilities } from '@/src/access/post-access'
import type { PostVisibility } from '@/src/core/contracts/members/posts'
import { limits } from '@/src/core/limits'
import { isOver, isSameSignature, signatureOf } from '@/src/server/signature'

type PostFileRef = { postId: string; fileId: string; size?: string }

/**
 * Address of a file for someone who has been found to have access to its post. That of a public post
 * stays the same; every other expires, and opens nothing but this one file.
 */
export function postFileUrl(ref: PostFileRef, visibility: PostVisibility): string {
  const size = ref.size ? `/${ref.size}` : ''
  const path = `/api/public/posts/${ref.postId}/files/${ref.fileId}${size}`
  if (openVisibilities.includes(visibility)) {
    return path
  }
  const expires = Math.floor(Date.now() / 1000) + limits.gatedFile.linkSeconds
  return `${path}?${new URLSearchParams({ expires: String(expires), signature: signatureOfFile(ref, expires) })}`
}

/** Whether the address was given out by {@link postFileUrl} and has not expired. */
export function isGenuineLink(
  ref: PostFileRef,
  { expires = '', signature = '' }: { expires?: string; signature?: string },
): boolean {
  const isOurs = isSameSignature(signature, signatureOfFile(ref, Number(expires)))
  return isOurs && !isOver(Number(expires))
}

function signatureOfFile({ postId, fileId, size }: PostFileRef, expires: number): string {
  return signatureOf('post-file', [postId, fileId, size ?? null, expires])
}
