import { isForeignPicture } from '@/src/admin/media/check-file'
import { convertToPng } from '@/src/admin/media/convert-to-png'
import { MediaApiError } from '@/src/admin/media/media-api'
import { type SendFile, sendWatched } from '@/src/admin/media/send-file'
import type { PostFileView } from '@/src/core/contracts/members/post-form-answers'
import { ownPostFile, type StoredPostFile } from '@/src/core/files/own-post-file'
import { errorsMessages } from '@/src/core/messages/errors'

type Answer = {
  doc?: StoredPostFile
  message?: string
  errors?: { message?: string }[]
}

/** Sends one file to the files of posts, which only those open who may see the post. */
export function createSendPostFile(apiPath: string, profileId: string): SendFile<PostFileView> {
  return async (given, { signal, onProgress }) => {
    const file = isForeignPicture(given) ? await convertToPng(given) : given
    signal.throwIfAborted()
    const body = new FormData()
    body.set('_payload', JSON.stringify({ profile: profileId, alt: '' }))
    body.set('file', file)
    const { status, text } = await sendWatched('POST', `${apiPath}/post-files`, body, {
      signal,
      // With the form around it a little more is sent than the file has.
      onProgress: (sent) => onProgress(Math.min(given.size, (sent / file.size) * given.size)),
    })
    const { doc, ...refusal } = read(text)
    if (status < 200 || status >= 300 || !doc) {
      const message = refusal.errors?.[0]?.message ?? refusal.message ?? errorsMessages.unknown
      throw new MediaApiError(message, status)
    }
    return ownPostFile(doc, apiPath)
  }
}

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}
