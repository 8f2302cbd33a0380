import { useEffect, useState } from 'react'
import type { EntityKind } from '@/blocks/_kit/define'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import {
  readEntities,
  readTracks,
} from '@/plugins/visual-editor/editor/inspector/entity-picker/entities'
import type { Entities, Entity } from '@/src/admin/ui/picker/picker-list'

const unknown: Entities = { entities: null, hasFailed: false }

export function useEntities(kind: EntityKind): Entities {
  const { apiPath } = useBuilder()
  const profileId = useSite(({ profile }) => profile.id)
  return useRead(`${profileId}:${kind}`, (signal) => readEntities(apiPath, profileId, kind, signal))
}

/** The tracks of a release; none without one. */
export function useTracks(releaseId: string): Entities {
  const { apiPath } = useBuilder()
  return useRead(releaseId, (signal) =>
    releaseId ? readTracks(apiPath, releaseId, signal) : Promise.resolve([]),
  )
}

/** Reads again whenever the key changes. */
function useRead(key: string, read: (signal: AbortSignal) => Promise<Entity[]>): Entities {
  const [state, setState] = useState(unknown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    const reading = new AbortController()
    setState(unknown)
    read(reading.signal).then(
      (entities) => setState({ entities, hasFailed: false }),
      () => !reading.signal.aborted && setState({ entities: null, hasFailed: true }),
    )
    return () => reading.abort()
  }, [key])
  return state
}
