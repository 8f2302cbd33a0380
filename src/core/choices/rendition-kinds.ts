/** What is made from a track: two formats to download, and the first seconds to hear. */
const trackFileKinds = ['mp3', 'flac', 'preview'] as const
export type TrackFileKind = (typeof trackFileKinds)[number]

/** How a release can be downloaded; `original` is each file as it was uploaded. */
export const downloadFormats = ['mp3', 'flac', 'original'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

export type ArchiveKind = `zip-${DownloadFormat}`
const archiveKinds: readonly ArchiveKind[] = downloadFormats.map(
  (format) => `zip-${format}` as const,
)

export type RenditionKind = TrackFileKind | ArchiveKind
export const renditionKinds: readonly RenditionKind[] = [...trackFileKinds, ...archiveKinds]

export const renditionStates = ['queued', 'building', 'ready', 'failed'] as const
export type RenditionState = (typeof renditionStates)[number]
