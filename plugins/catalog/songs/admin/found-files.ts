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
const tooMany = `Only the first ${mostFiles.toLocaleString('en')} files were looked at. Drop the others by themselves.`
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
  const looked = files.slice(0, mostFiles)
  const wanted = looked.filter(({ path }) => !systemFile.test(path))
  const of = (endings: ReadonlySet<string>) =>
    wanted
      .filter(({ name }) => endings.has(splitEnding(name).ending))
      .sort((one, other) => byPath.compare(one.path, other.path))
  const recordings = of(recordingEndings)
  const pictures = of(pictureEndings)
  const others = wanted.filter((file) => !recordings.includes(file) && !pictures.includes(file))
  const notes = [
    ...(others.length > 0 ? [leftOut(others)] : []),
    ...(files.length > mostFiles ? [tooMany] : []),
  ]
  return { recordings, pictures, notes }
}

const leftOut = (files: readonly FoundFile[]): string =>
  `Left out: ${namesOf(files)}. Songs come as WAV, FLAC, AIFF, MP3 and the like.`

/** `notes.txt, a.pdf and 3 more`. */
function namesOf(files: readonly FoundFile[]): string {
  const names = files.slice(0, shownNames).map(({ name }) => name)
  const more = files.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

/** What became of the pictures, of which one is the cover, or none; '' for nothing to say. */
export function picturesNote(pictures: readonly FoundFile[], cover: FoundFile | null): string {
  if (!cover) {
    return `Left out: ${namesOf(pictures)}. A picture is taken while a release has no cover.`
  }
  return pictures.length > 1
    ? `Of ${pictures.length} pictures “${cover.name}” counts as the cover.`
    : ''
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
  for (let entry = waiting.shift(); entry && found.length <= mostFiles; entry = waiting.shift()) {
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
    if (some.length === 0 || children.length > mostFiles) {
      return children
    }
    children.push(...some)
  }
}

/** Null for what went away, or may not be read. */
const fileBehind = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)))
