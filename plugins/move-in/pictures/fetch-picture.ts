import type { File } from 'payload'
import { AppError } from '@/src/core/errors'
import { withEnding } from '@/src/core/files'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'
import { decodedPart } from '@/src/core/urls/decoded-path'
import { inWorkFile } from '@/src/server/delivery/work-folder'
import type { AskOutside, OutsideAnswer } from '@/src/server/http/ask-outside'
import { kindOf } from '@/src/server/media-library/media-types'
import { readyPicture } from '@/src/server/pictures/ready-picture'
import { endingsOf, sniffType } from '@/src/server/storage/content-type'

const words = ownerMessages.moveIn.pictures
const redirectsMax = 3
const question = {
  headers: { accept: 'image/*' },
  withinMs: studioLimits.moveIn.pictureSeconds * 1000,
  // One more tells what is too large from what just fits.
  mostBytes: limits.upload.imageBytes + 1,
}

/**
 * Fetches a picture from another site, as the media library stores it.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA`, `TOO_LARGE`, `NOT_FOUND`: why there is none, in words for the artist
 */
export async function fetchPicture(address: string, ask: AskOutside): Promise<File> {
  const { status, bytes } = await follow(address, ask).catch(() => {
    throw new AppError('NOT_FOUND', { message: words.noAnswer })
  })
  if (status !== 200) {
    throw new AppError('NOT_FOUND', { message: words.gone(status) })
  }
  if (bytes.length > limits.upload.imageBytes) {
    throw new AppError('TOO_LARGE', { message: words.tooLarge(limits.upload.imageBytes / 1e6) })
  }
  const type = await inWorkFile({ data: bytes }, sniffType)
  if (type === null || kindOf(type) !== 'image') {
    throw new AppError('UNSUPPORTED_MEDIA', { message: words.none })
  }
  const name = withEnding(nameIn(address), endingsOf(type))
  return readyPicture({ name, data: bytes, size: bytes.length, mimetype: type }, type)
}

async function follow(address: string, ask: AskOutside): Promise<OutsideAnswer> {
  let answer = await ask(address, question)
  let from = address
  for (let step = 0; step < redirectsMax && isRedirect(answer); step += 1) {
    from = new URL(answer.location, from).href
    answer = await ask(from, question)
  }
  return answer
}

const isRedirect = ({ status, location }: OutsideAnswer) =>
  status >= 300 && status < 400 && location !== ''

/** The last part of its path. */
export function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? ''
  return cutText(decodedPart(last), limits.upload.nameMax - 10) || 'picture'
}
