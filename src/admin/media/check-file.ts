import type { MediaKind } from '@/src/core/contracts/pages/media'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type Accept = MediaKind | 'both'

/** What can be shown, with the endings of its files: the one it gets first, then its other names. */
const endings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
  'video/mp4': ['mp4'],
}

/** As some systems call them. */
const otherNames: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
  'image/tif': 'image/tiff',
  'image/x-tiff': 'image/tiff',
}

/** Pictures that browsers can draw and the server cannot read, of systems that know no type for them. */
const drawnEndings = ['bmp', 'ico', 'svg']

/** What a file chooser offers. */
export const chooserTypes: Readonly<Record<Accept, string>> = {
  image: 'image/*',
  video: 'video/mp4',
  both: 'image/*,video/mp4',
}

const words = { image: 'picture', video: 'film', both: 'picture or film' } as const

type Named = Pick<File, 'name' | 'type'>

/** What a file is, by what the system says or by its name; null for what cannot be shown. */
function typeOfFile({ name, type }: Named): string | null {
  const said = otherNames[type] ?? type
  const ending = endingOf(name)
  const isEnding = (known: string) => endings[known]?.includes(ending)
  return Object.hasOwn(endings, said) ? said : (Object.keys(endings).find(isEnding) ?? null)
}

/** Whether a picture of another kind has to be drawn again before it is sent. */
export function isForeignPicture(file: Named): boolean {
  const { name, type } = file
  const isDrawn = type === '' && drawnEndings.includes(endingOf(name))
  return typeOfFile(file) === null && (isDrawn || type.startsWith('image/'))
}

export function kindOfFile(file: Named): MediaKind | null {
  const type = typeOfFile(file)
  if (type === null) {
    return isForeignPicture(file) ? 'image' : null
  }
  return type.startsWith('video/') ? 'video' : 'image'
}

/** The file as the server knows its kind: with the usual name of its type, and an ending that says the same. */
export function asNamed(file: File): File {
  const type = typeOfFile(file)
  const known = type && endings[type]
  if (!known || (type === file.type && known.includes(endingOf(file.name)))) {
    return file
  }
  const isOther = Object.values(endings).flat().includes(endingOf(file.name))
  const stem = isOther ? file.name.slice(0, file.name.lastIndexOf('.')) : file.name
  const name = known.includes(endingOf(file.name)) ? file.name : `${stem}.${known[0]}`
  return new File([file], name, { type })
}

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? ''

/** Why a file cannot be sent, in plain words; null when it can. */
export function problemOf(file: Named & Pick<File, 'size'>, accept: Accept): string | null {
  const kind = kindOfFile(file)
  if (!kind || (accept !== 'both' && kind !== accept)) {
    return ownerMessages.uploads.wrongType(words[accept], listed(accept))
  }
  const most = kind === 'image' ? limits.upload.imageBytes : limits.upload.videoBytes
  // Other pictures count as what they are drawn again as.
  if (file.size > most && !isForeignPicture(file)) {
    const kilo = 1e6
    return ownerMessages.uploads.tooLarge(words[kind] === 'film' ? 'film' : 'picture', most / kilo)
  }
  return file.size === 0 ? ownerMessages.uploads.empty : null
}

function listed(accept: Accept): string {
  const wanted = Object.keys(endings).filter((type) => accept === 'both' || type.startsWith(accept))
  const names = wanted
    .flatMap((type) => endings[type] ?? [])
    .filter((ending) => ending !== 'jpeg' && ending !== 'jfif')
    .map((ending) => `.${ending}`)
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last
}
