/** What comes along with a drag from elsewhere. */
export type DragPayload = 'files' | 'words'

type Carried = Pick<DataTransfer, 'types'>

/** Null for what no page could use. */
export function dragPayloadOf({ types }: Carried): DragPayload | null {
  if (types.includes('Files')) {
    return 'files'
  }
  return types.includes('text/uri-list') || types.includes('text/plain') ? 'words' : null
}

/** The address of a link, else the words; '' while they are only on their way. */
export function wordsOf(data: Pick<DataTransfer, 'getData'>): string {
  const lines = data.getData('text/uri-list').split(/\r?\n/)
  // A list of addresses may have remarks in it.
  const address = lines.find((line) => line.trim() !== '' && !line.startsWith('#'))
  return (address ?? data.getData('text/plain')).trim()
}

/** Dialogs, and words that are being written, take what is dropped for themselves; words go into fields, too. */
export function takesItself(target: EventTarget | null, cargo: DragPayload): boolean {
  const own = 'dialog, [data-writing]'
  const takers = cargo === 'files' ? own : `${own}, input, textarea, select, [contenteditable]`
  return target instanceof Element && target.closest(takers) !== null
}
