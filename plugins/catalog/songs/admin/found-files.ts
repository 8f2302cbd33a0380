import { splitEnding } from '@/src/core/files'
import { studioLimits } from '@/src/core/studio-limits'

/** A file that was dropped or chosen, or stands in a ZIP. */
export type FoundFile = {
  name: string
  /** With the folders that it lies in; names it on the screen, and nothing on a disk. */
  path: string
  size: number
  /** The same for the same file after a reload. */
  fingerprint: string
  open: () => Promise<File>
}

/** What was found in what an artist has dropped, and words about the rest of it. */
export type FoundAlbum = { recordings: FoundFile[]; pictures: FoundFile[]; notes: string[] }

const recordingEndings = new Set(
  'mp3 flac wav wave rf64 bwf w64 aiff aif aifc ogg oga opus m4a caf aac ape wv tta'.split(' '),
)
const pictureEndings = new Set(['jpg', 'jpeg', 'png', 'webp'])
/** What systems put into folders without being asked. */
const systemFile = /(^|[\\/])(\._[^\\/]*|\.ds_store|thumbs\.db|desktop\.ini|__macosx[\\/].*)$/i
const mostFiles = 5000
const shownNames = 3
const byPath = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export const isZip = ({ name }: Pick<FoundFile, 'name'>): boolean => /\.zip$/i.test(name)

export function fileOf(file: File, path = file.webkitRelativePath || file.name): FoundFile {
  const { name, size, lastModified } = file
  const fingerprint = `${path} ${size} ${lastModified}`
  return { name, path, size, fingerprint, open: async () => file }
}

/** Recordings in the order of their paths, pictures, and what else there is, in words. */
export function sortOut(files: readonly FoundFile[]): FoundAlbum {
  const wanted = files.filter(({ path }) => !systemFile.test(path))
  const of = (endings: ReadonlySet<string>) =>
    wanted
      .filter(({ name }) => endings.has(splitEnding(name).ending))
      .sort((one, other) => byPath.compare(one.path, other.path))
  const recordings = of(recordingEndings)
  const pictures = of(pictureEndings)
  const others = wanted.filter((file) => !recordings.includes(file) && !pictures.includes(file))
  return { recordings, pictures, notes: others.length > 0 ? [leftOut(others)] : [] }
}

/** `Left out, as they are no recordings: notes.txt, a.pdf and 3 more.` */
function leftOut(files: readonly FoundFile[]): string {
  const names = files.slice(0, shownNames).map(({ name }) => name)
  const more = files.length - names.length
  const which = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
  return `Left out: ${which}. Songs come as WAV, FLAC, AIFF, MP3 and the like.`
}

/** The picture that looks most like the cover: by its name, or the only one. */
export function coverIn(pictures: readonly FoundFile[]): FoundFile | null {
  const named = pictures.find(({ name }) => /^(cover|front|folder|album)/i.test(name))
  return named ?? pictures[0] ?? null
}

/** The songs that a release still has room for, and how many it has not. */
export function withinRoom(recordings: readonly FoundFile[], songs: number): [FoundFile[], number] {
  const room = Math.max(0, studioLimits.songs.most - songs)
  return [recordings.slice(0, room), Math.max(0, recordings.length - room)]
}

/** All files of what was dropped; call it in the event itself, which forgets them. */
export function droppedFiles({ items }: DataTransfer): Promise<FoundFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return walk(entries)
}

async function walk(entries: readonly FileSystemEntry[]): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  const waiting = [...entries]
  for (let entry = waiting.shift(); entry && found.length < mostFiles; entry = waiting.shift()) {
    if (entry.isDirectory) {
      waiting.push(...(await childrenOf(entry as FileSystemDirectoryEntry)))
    } else {
      const file = await fileBehind(entry as FileSystemFileEntry)
      found.push(...(file ? [fileOf(file, entry.fullPath.slice(1))] : []))
    }
  }
  return found
}

/** A folder gives its entries by the hundred, until there are none. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const children: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (some.length === 0 || children.length >= mostFiles) {
      return children
    }
    children.push(...some)
  }
}

/** Null for what went away, or may not be read. */
const fileBehind = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)))
