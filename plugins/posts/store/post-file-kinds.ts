import { isForeignPicture, kindOfFile } from '@/src/admin/media/check-file'
import type { PostFileView } from '@/src/core/contracts/members/post-form-answers'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Kind = PostFileView['kind']
type Named = Pick<File, 'name' | 'type'>

const endings: readonly (readonly [Kind, RegExp])[] = [
  ['video', /\.mp4$/i],
  ['audio', /\.(mp3|m4a|wav)$/i],
  ['document', /\.pdf$/i],
]

/** What file choosers offer, by what is looked for. */
export const chooserTypes: Readonly<Record<Kind, string>> = {
  image: 'image/*',
  video: 'video/mp4',
  audio: 'audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,.mp3,.m4a,.wav',
  document: 'application/pdf',
}

/** What of a post a file would be; null for what posts cannot show. The server looks into it. */
function kindOfPostFile(file: Named): Kind | null {
  const found = endings.find(([, ending]) => ending.test(file.name))?.[0]
  return found ?? kindOfFile(file)
}

const most: Readonly<Record<Kind, number>> = {
  image: limits.upload.imageBytes,
  video: limits.upload.videoBytes,
  audio: limits.upload.audioBytes,
  document: limits.upload.audioBytes,
}

/** What a file is, and why a post cannot show it, in plain words. */
export function lookAtPostFile(file: Named & Pick<File, 'size'>): {
  kind: Kind | null
  problem: string | null
} {
  const kind = kindOfPostFile(file)
  if (kind === null) {
    return { kind, problem: ownerMessages.posts.otherKind(file.name) }
  }
  if (file.size === 0) {
    return { kind, problem: ownerMessages.uploads.empty }
  }
  // Pictures of other kinds count as what they are drawn again as.
  const isTooLarge = file.size > most[kind] && !isForeignPicture(file)
  return { kind, problem: isTooLarge ? ownerMessages.posts.fileTooLarge(most[kind] / 1e6) : null }
}
