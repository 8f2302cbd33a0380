import { useEffect, useState } from 'react'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import type { StorageRoom } from '@/src/core/contracts/pages/media-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** How much room the files of the site take, and which; read anew after each upload. */
export function RoomNote() {
  const { api, arrived } = useMediaLibrary()
  const [room, setRoom] = useState<StorageRoom | null>(null)
  useEffect(() => {
    let isShown = true
    const read = () =>
      api.room().then(
        (answer) => isShown && setRoom(answer),
        // Nothing depends on it.
        () => undefined,
      )
    void read()
    const stop = arrived.subscribe(() => void read())
    return () => {
      isShown = false
      stop()
    }
  }, [api, arrived])
  return <span>{room && ownerMessages.uploads.room(room)}</span>
}
