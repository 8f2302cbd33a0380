import '@fontsource-variable/inter'
import { useEffect, useState } from 'react'
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
import { createMediaLibrary, MediaLibraryProvider } from '@/src/admin/media/library/media-library'
import { AnnounceProvider } from '@/src/admin/ui/announce'
import controls from '@/src/admin/ui/controls.module.css'
import { ConflictDialog } from '@/src/admin/writing/conflict-dialog'
import { createWritingApi } from '@/src/admin/writing/writing-api'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

/** All of a release on one screen: what is written on the left, what buyers see on the right. */
export function ReleaseScreen({ release: given, ...surroundings }: ReleaseScreenProps) {
  const { apiPath, site } = surroundings
  const [api] = useState<ReleaseApi>(() =>
    createWritingApi(`${apiPath}/profiles/${site.profile.id}/releases/${given.id}`),
  )
  const [release] = useState(() => createReleaseStore({ api, release: given }))
  const [announcement, announce] = useState('')
  const [told, tell] = useState('')
  const [pictures, setPictures] = useState<ReadonlyMap<string, MediaView>>(
    () => new Map(given.pictures.map((picture) => [picture.id, picture])),
  )
  const [library] = useState(() =>
    createMediaLibrary({
      apiPath,
      profileId: site.profile.id,
      announce,
      tell,
      onChanged: () => {},
    }),
  )
  const [isPreviewShown, setPreviewShown] = useState(false)

  useEffect(() => {
    if (release.restore()) {
      tell('What was not saved last time is back.')
    }
    const onHidden = () => document.visibilityState === 'hidden' && void release.flush()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      release.stop()
    }
  }, [release])

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
      <AnnounceProvider value={announce}>
        <MediaLibraryProvider value={library}>
          <div
            className={`${controls.tokens} ${controls.chrome} ${styles.screen}`}
            data-preview={isPreviewShown}
            data-testid="release"
          >
            <ReleaseBar {...{ api, tell, isPreviewShown, setPreviewShown }} />
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
            <ConflictDialog {...release} />
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
    </ReleaseProvider>
  )
}
