import '@fontsource-variable/inter'
import { useEffect, useState } from 'react'
import { MoreSection } from '@/plugins/shows/show/sections/more-section'
import { TicketsSection } from '@/plugins/shows/show/sections/tickets-section'
import { WhenSection } from '@/plugins/shows/show/sections/when-section'
import { WhereSection } from '@/plugins/shows/show/sections/where-section'
import { ShowBar } from '@/plugins/shows/show/show-bar'
import {
  ShowProvider,
  type ShowScreenProps,
  useShow,
  useShowState,
} from '@/plugins/shows/show/show-context'
import { createShowStore, type ShowApi } from '@/plugins/shows/show/show-store'
import styles from '@/src/admin/form-screen/form-screen.module.css'
import { createMediaLibrary, MediaLibraryProvider } from '@/src/admin/media/library/media-library'
import { CancelledPanel } from '@/src/admin/shows/cancelled-panel'
import { RescheduledPanel } from '@/src/admin/shows/rescheduled-panel'
import { AnnounceProvider } from '@/src/admin/ui/announce'
import controls from '@/src/admin/ui/controls.module.css'
import { ConflictDialog } from '@/src/admin/writing/conflict-dialog'
import { createWritingApi } from '@/src/admin/writing/writing-api'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

/** All of a show on one screen. */
export function ShowScreen({ show: given, ...surroundings }: ShowScreenProps) {
  const { apiPath, profileId } = surroundings
  const [api] = useState<ShowApi>(() =>
    createWritingApi(`${apiPath}/profiles/${profileId}/shows/${given.id}`),
  )
  const [show] = useState(() => createShowStore({ api, show: given }))
  const [announcement, announce] = useState('')
  const [told, tell] = useState('')
  const [pictures, setPictures] = useState<ReadonlyMap<string, MediaView>>(
    () => new Map(given.pictures.map((picture) => [picture.id, picture])),
  )
  const [library] = useState(() =>
    createMediaLibrary({ apiPath, profileId, announce, tell, onChanged: () => {} }),
  )

  useEffect(() => {
    if (show.restore()) {
      tell('What was not saved last time is back.')
    }
    const onHidden = () => document.visibilityState === 'hidden' && void show.flush()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      show.stop()
    }
  }, [show])

  return (
    <ShowProvider
      value={{
        ...surroundings,
        id: given.id,
        show,
        pictures,
        notePictures: (more) =>
          setPictures(
            (known) => new Map([...known, ...more.map((each) => [each.id, each] as const)]),
          ),
      }}
    >
      <AnnounceProvider value={announce}>
        <MediaLibraryProvider value={library}>
          <div
            className={`${controls.tokens} ${controls.chrome} ${styles.screen}`}
            data-single
            data-testid="show"
          >
            <ShowBar api={api} tell={tell} />
            <main className={styles.form} aria-label="Show">
              <Panels />
              <WhenSection />
              <WhereSection />
              <TicketsSection />
              <MoreSection />
            </main>
            <ConflictDialog {...show} />
            {told && (
              <div className={styles.told} role="status">
                <span>{told}</span>
                <button type="button" onClick={() => tell('')}>
                  OK
                </button>
              </div>
            )}
            <div className={controls.visuallyHidden} aria-live="polite">
              {announcement}
            </div>
          </div>
        </MediaLibraryProvider>
      </AnnounceProvider>
    </ShowProvider>
  )
}

/** What is to be done for those who have tickets, after a show was cancelled or moved. */
function Panels() {
  const { id, apiPath, isAtDoor, mayRefund } = useShow()
  const isCancelled = useShowState(({ stored }) => stored.status === 'cancelled')
  const rev = useShowState(({ stored }) => stored.rev)
  return (
    <>
      {mayRefund && <CancelledPanel eventId={isCancelled ? id : null} apiPath={apiPath} />}
      {isAtDoor && <RescheduledPanel eventId={id} savedAt={rev} apiPath={apiPath} />}
    </>
  )
}
