import type { DownloadChoice, OwnedFiles } from '@/src/core/contracts/music/download-answers'
import {
  fileIn,
  formatsOf,
  type OfferedFile,
  type ReleaseFiles,
} from '@/src/server/delivery/release-files'

export const noFiles: OwnedFiles = { tracks: [], archives: [], bonus: [] }

/** What buyers see of the files of a release: never where they are stored. */
export function toOwnedFiles(release: ReleaseFiles | undefined): OwnedFiles {
  if (!release) {
    return noFiles
  }
  const { songs, bonus } = release
  const sizeOf = (files: readonly { size: number }[]) =>
    files.reduce((total, { size }) => total + size, 0)
  return {
    tracks: songs.map(({ id, title, position, durationSeconds, files }) => ({
      id,
      title,
      position,
      durationSeconds,
      formats: files.map(toChoice),
    })),
    // A single with nothing else is quicker to load as it is.
    archives:
      songs.length + bonus.length < 2
        ? []
        : formatsOf(release).map(({ format, label }) => ({
            format,
            label,
            size: sizeOf([...songs.map((song) => fileIn(song, format)), ...bonus]),
          })),
    bonus: bonus.map(({ id, title, extension, size }) => ({
      id,
      title,
      label: extension.toUpperCase() || 'File',
      size,
    })),
  }
}

function toChoice({ format, label, size }: OfferedFile): DownloadChoice {
  return { format, label, size }
}
