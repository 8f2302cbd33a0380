import { useState } from 'react'
import { ReleaseBar } from '@/plugins/catalog/release/bar/release-bar'
import { Preview } from '@/plugins/catalog/release/preview/preview'
import { ReleaseProvider, type ReleaseScreenProps } from '@/plugins/catalog/release/release-context'
import { createReleaseStore, type ReleaseApi } from '@/plugins/catalog/release/release-store'
import { CoverSection } from '@/plugins/catalog/release/sections/cover-section'
import { EditionsSection } from '@/plugins/catalog/release/sections/editions-section'
import { MoreSection } from '@/plugins/catalog/release/sections/more-section'
import { PriceSection } from '@/plugins/catalog/release/sections/price-section'
import { ReleaseSongs } from '@/plugins/catalog/release/sections/release-songs'
import styles from '@/src/admin/form-screen/form-screen.module.css'
import { createWritingApi } from '@/src/admin/writing/writing-api'
import { useWritingScreen, WritingScreen } from '@/src/admin/writing/writing-screen'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

/** All of a release on one screen: what is written on the left, what buyers see on the right. */
export function ReleaseScreen({ release: given, ...surroundings }: ReleaseScreenProps) {
  const { apiPath, site } = surroundings
  const [api] = useState<ReleaseApi>(() =>
    createWritingApi(`${apiPath}/profiles/${site.profile.id}/releases/${given.id}`),
  )
  const [release] = useState(() => createReleaseStore({ api, release: given }))
  const screen = useWritingScreen({ apiPath, profileId: site.profile.id })
  const [pictures, setPictures] = useState<ReadonlyMap<string, MediaView>>(
    () => new Map(given.pictures.map((picture) => [picture.id, picture])),
  )
  const [isPreviewShown, setPreviewShown] = useState(false)

  return (
    <ReleaseProvider
      value={{
        ...surroundings,
        id: given.id,
        release,
        pictures,
        notePicture: (picture) => setPictures((known) => new Map(known).set(picture.id, picture)),
      }}
    >
      <WritingScreen
        screen={screen}
        writing={release}
        data-preview={isPreviewShown}
        data-testid="release"
      >
        <ReleaseBar {...{ api, tell: screen.tell, isPreviewShown, setPreviewShown }} />
        <main className={styles.form} aria-label="Release">
          <CoverSection />
          <ReleaseSongs />
          <PriceSection />
          <EditionsSection />
          <MoreSection />
        </main>
        <aside className={styles.preview}>
          <Preview />
        </aside>
      </WritingScreen>
    </ReleaseProvider>
  )
}
