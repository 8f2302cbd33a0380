import { clipType } from '@/plugins/visual-editor/editor/clipboard/clip'

/** Chromium keeps types of our own under this name; other browsers refuse them. */
const webClipType = `web ${clipType}`

/** Puts everything on the clipboard without a key pressed. @throws when the browser refuses */
export async function writeSystemClipboard(
  contents: Readonly<Record<string, string>>,
): Promise<void> {
  const entries = Object.entries(contents).map(
    ([type, text]) => [type === clipType ? webClipType : type, new Blob([text], { type })] as const,
  )
  const supported = entries.filter(
    ([type]) => ClipboardItem.supports?.(type) ?? type !== webClipType,
  )
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(supported))])
}

export type ClipboardContents = { read: (type: string) => string; files: File[] }

/** Reads the clipboard without a key pressed. @throws when the browser or the person refuses */
export async function readSystemClipboard(): Promise<ClipboardContents> {
  const texts = new Map<string, string>()
  const files: File[] = []
  for (const item of await navigator.clipboard.read()) {
    for (const type of item.types) {
      const blob = await item.getType(type)
      if (type.startsWith('image/')) {
        files.push(new File([blob], `pasted.${type.slice('image/'.length)}`, { type }))
      } else {
        texts.set(type === webClipType ? clipType : type, await blob.text())
      }
    }
  }
  return { read: (type) => texts.get(type) ?? '', files }
}
