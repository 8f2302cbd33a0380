import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ProductScreenProps } from '@/plugins/catalog/product/product-context'
import { ProductScreen } from '@/plugins/catalog/product/product-screen'
import { MerchSection } from '@/plugins/catalog/release/linked-merch/merch-section'
import { Preview } from '@/plugins/catalog/release/preview/preview'
import { ReleaseProvider } from '@/plugins/catalog/release/release-context'
import { createReleaseStore, type ReleaseApi } from '@/plugins/catalog/release/release-store'
import { CoverSection } from '@/plugins/catalog/release/sections/cover-section'
import { EditionsSection } from '@/plugins/catalog/release/sections/editions-section'
import { MoreSection } from '@/plugins/catalog/release/sections/more-section'
import { PriceSection } from '@/plugins/catalog/release/sections/price-section'
import { ReleaseSongs } from '@/plugins/catalog/release/sections/release-songs'
import { createSongDrafts, unsavedKind } from '@/plugins/catalog/songs/admin/song-drafts'
import { songsUrlOf } from '@/plugins/catalog/songs/admin/songs-section'
import { musicPath } from '@/src/admin/studio-paths'
import { createWritingApi } from '@/src/admin/writing/writing-api'
import type { LinkedMerch } from '@/src/core/contracts/products/linked-merch'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = {
  label: 'Release',
  back: 'Back to your music',
  listPath: musicPath,
  untitled: ownerMessages.release.untitled,
  numbersNote: 'Plays and sales',
  copyNote: 'With its songs, as a draft',
  askDelete: 'Delete this release?',
  deleted: 'Its songs and prices go with it. This cannot be undone.',
}

const preview = <Preview />

export type ReleaseScreenProps = ProductScreenProps & {
  given: ReleaseAnswer
  merch: readonly LinkedMerch[]
}

/** A release while it is written on. */
export function ReleaseScreen({ merch, ...props }: ReleaseScreenProps) {
  const { apiPath, site, given } = props
  const [api] = useState<ReleaseApi>(() =>
    createWritingApi(`${apiPath}/profiles/${site.profile.id}/releases/${given.id}`),
  )
  const [release] = useState(() => createReleaseStore({ api, release: given }))
  const [songDrafts] = useState(() =>
    createSongDrafts(
      songsUrlOf({ apiPath, profileId: site.profile.id, productId: given.id }),
      release,
    ),
  )
  const beside = useStore(songDrafts.store, unsavedKind)
  const sections = useMemo(
    () => (
      <>
        <CoverSection />
        <ReleaseSongs drafts={songDrafts} />
        <PriceSection />
        <EditionsSection />
        <MerchSection given={merch} />
        <MoreSection />
      </>
    ),
    [songDrafts, merch],
  )
  return (
    <ReleaseProvider value={release}>
      <ProductScreen
        {...props}
        {...{ api, words, beside }}
        product={release}
        flush={songDrafts.flush}
        preview={preview}
        data-testid="release"
      >
        {sections}
      </ProductScreen>
    </ReleaseProvider>
  )
}
