import { useEffect, useState } from 'react'
import type { ThingKind } from '@/blocks/_kit/define'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import {
  readThings,
  readTracks,
  type Thing,
} from '@/plugins/visual-editor/editor/inspector/picks/things'

/** `things` is null until they are known. */
export type Things = { things: readonly Thing[] | null; hasFailed: boolean }

const unknown: Things = { things: null, hasFailed: false }

export function useThings(kind: ThingKind): Things {
  const { apiPath } = useBuilder()
  const profileId = useSite(({ profile }) => profile.id)
  return useRead(`${profileId}:${kind}`, (signal) => readThings(apiPath, profileId, kind, signal))
}

/** The tracks of a release; none without one. */
export function useTracks(releaseId: string): Things {
  const { apiPath } = useBuilder()
  return useRead(releaseId, (signal) =>
    releaseId ? readTracks(apiPath, releaseId, signal) : Promise.resolve([]),
  )
}

/** Reads anew whenever the key changes. */
function useRead(key: string, read: (signal: AbortSignal) => Promise<Thing[]>): Things {
  const [state, setState] = useState(unknown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    const reading = new AbortController()
    setState(unknown)
    read(reading.signal).then(
      (things) => setState({ things, hasFailed: false }),
      () => !reading.signal.aborted && setState({ things: null, hasFailed: true }),
    )
    return () => reading.abort()
  }, [key])
  return state
}
