import type { MediaKind } from '@/src/core/contracts/media'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

export type Accept = MediaKind | 'both'

const endings: Readonly<Record<MediaKind, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'heif'],
  video: ['mp4'],
}

/** What a file chooser offers. */
export const chooserTypes: Readonly<Record<Accept, string>> = {
  image: 'image/*',
  video: 'video/mp4',
  both: 'image/*,video/mp4',
}

const words = { image: 'picture', video: 'film', both: 'picture or film' } as const

/** What the ending of a name says; null for what cannot be shown. */
export function kindOfFile(name: string): MediaKind | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  const kinds: MediaKind[] = ['image', 'video']
  return kinds.find((kind) => endings[kind].includes(ending)) ?? null
}

/** Why a file cannot be sent, in plain words; null when it can. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>, accept: Accept) {
  const kind = kindOfFile(name)
  if (!kind || (accept !== 'both' && kind !== accept)) {
    const wanted = accept === 'both' ? [...endings.image, ...endings.video] : endings[accept]
    return ownerMessages.uploads.wrongType(words[accept], listed(wanted))
  }
  const most = kind === 'image' ? limits.upload.imageBytes : limits.upload.videoBytes
  if (size > most) {
    const kilo = 1e6
    return ownerMessages.uploads.tooLarge(words[kind] === 'film' ? 'film' : 'picture', most / kilo)
  }
  return size === 0 ? ownerMessages.uploads.empty : null
}

function listed(found: readonly string[]): string {
  const names = found.filter((ending) => ending !== 'jpeg').map((ending) => `.${ending}`)
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last
}
