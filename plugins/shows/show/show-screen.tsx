import { useState } from 'react'
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
import { CancelledPanel } from '@/src/admin/shows/cancelled-panel'
import { RescheduledPanel } from '@/src/admin/shows/rescheduled-panel'
import { createWritingApi } from '@/src/admin/writing/writing-api'
import { useWritingScreen, WritingScreen } from '@/src/admin/writing/writing-screen'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

/** All of a show on one screen. */
export function ShowScreen({ show: given, ...surroundings }: ShowScreenProps) {
  const { apiPath, profileId } = surroundings
  const [api] = useState<ShowApi>(() =>
    createWritingApi(`${apiPath}/profiles/${profileId}/shows/${given.id}`),
  )
  const [show] = useState(() => createShowStore({ api, show: given }))
  const screen = useWritingScreen({ apiPath, profileId })
  const [pictures, setPictures] = useState<ReadonlyMap<string, MediaView>>(
    () => new Map(given.pictures.map((picture) => [picture.id, picture])),
  )

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
      <WritingScreen screen={screen} writing={show} data-testid="show">
        <ShowBar api={api} tell={screen.tell} />
        <main className={styles.form} aria-label="Show">
          <Panels />
          <WhenSection />
          <WhereSection />
          <TicketsSection />
          <MoreSection />
        </main>
      </WritingScreen>
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
