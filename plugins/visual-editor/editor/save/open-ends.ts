/** Something that leaving would cut off, besides what is not saved. */
export type OpenEnd = {
  kind: 'typed' | 'uploading'
  isOpen: () => boolean
  /** Brings it to an end at once, where that can be. */
  finish?: () => Promise<unknown>
}

/** All of one editor; who has one puts it in, and takes it out again. */
export type OpenEnds = Set<OpenEnd>

export function isAnyOpen(ends: OpenEnds, kind?: OpenEnd['kind']): boolean {
  return [...ends].some((end) => (kind === undefined || end.kind === kind) && end.isOpen())
}

export async function finishAll(ends: OpenEnds): Promise<void> {
  await Promise.all([...ends].map((end) => end.isOpen() && end.finish?.()))
}
