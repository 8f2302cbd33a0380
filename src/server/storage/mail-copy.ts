import { buffer } from 'node:stream/consumers'
import { storage } from '@/src/server/storage'
import { storedKey } from '@/src/server/storage/stored-keys'

/** Formats that old mail programs do not draw. */
const modern = /\.(?:webp|avif)$/i

const quality = 82

const forms = [
  { ending: '.mail.jpg', contentType: 'image/jpeg' },
  { ending: '.mail.png', contentType: 'image/png' },
] as const

/** Under which keys a copy of a picture for mails may stand; none for formats that need none. */
export function mailCopyKeys(key: string): string[] {
  const stored = storedKey(key)
  return modern.test(stored) ? forms.map(({ ending }) => stored.replace(modern, ending)) : []
}

/**
 * A copy of a stored picture that every mail program draws: JPEG, or PNG where something shows through.
 * Made when it is first asked for.
 *
 * @returns its key; null for formats that need no copy, and where there is no such picture
 */
export async function mailCopyOf(key: string): Promise<string | null> {
  for (const copy of mailCopyKeys(key)) {
    if (await storage().head(copy)) {
      return copy
    }
  }
  const file = modern.test(key) ? await storage().open(key) : null
  if (!file) {
    return null
  }
  const { default: sharp } = await import('sharp')
  const picture = sharp(await buffer(file.body))
  const { isOpaque } = await picture.stats()
  const copy = isOpaque ? picture.jpeg({ quality, mozjpeg: true }) : picture.png({ palette: true })
  const [jpeg, png] = forms
  const { ending, contentType } = isOpaque ? jpeg : png
  const copyKey = key.replace(modern, ending)
  await storage().put(copyKey, await copy.toBuffer(), { contentType })
  return copyKey
}
