'use client'

import { useCallback, useMemo, useState } from 'react'
import { useLoaded } from '@/site/account/use-account.client'
import { fetchOwnedReleases } from '@/site/api/account'
import { ReleaseDownloads } from '@/site/library/release-downloads.client'
import styles from '@/site/library/release-downloads.module.css'
import { ReleasePlay } from '@/site/player/release-play.client'
import type { OwnedRelease } from '@/src/core/contracts/music/download-answers'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import { showDate } from '@/src/core/dates/show-date'
import { ordersMessages } from '@/src/core/messages/orders'
import { buttonClass } from '@/src/ui/button/button'

/** The music that is the visitor's: to play whole, and to download. Nothing at all while it is none. */
export function OwnedMusic() {
  const [page, setPage] = useState(1)
  const load = useCallback(() => fetchOwnedReleases(page), [page])
  const { data, problem, reload } = useLoaded(load)

  if (problem) {
    return (
      <p role="alert">
        {problem}{' '}
        <button type="button" className={buttonClass()} onClick={reload}>
          Retry
        </button>
      </p>
    )
  }
  if (!data || data.total === 0) {
    return null
  }
  const pages = Math.ceil(data.total / data.pageSize)
  return (
    <section aria-label="Your music">
      <h2>Your music</h2>
      {data.data.map((release) => (
        <Release key={release.entitlementId} release={release} />
      ))}
      {pages > 1 && (
        <p className={styles.whole}>
          <button
            type="button"
            className={buttonClass()}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            Newer music
          </button>
          <button
            type="button"
            className={buttonClass()}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            Older music
          </button>
        </p>
      )}
    </section>
  )
}

function Release({ release }: { release: OwnedRelease }) {
  const { productId, entitlementId, title, artist, coverImage, availableFrom } = release
  const queue = useMemo(() => queueOf(release), [release])
  return (
    <article className={styles.release} aria-label={title}>
      <div className={styles.head}>
        {coverImage ? (
          // biome-ignore lint/performance/noImgElement: already a small copy of the right size
          <img src={coverImage} alt="" width={72} height={72} />
        ) : (
          <span />
        )}
        <div>
          <h3>{title}</h3>
          <p>{availableFrom ? sayOut(availableFrom) : artist}</p>
        </div>
        <ReleasePlay queue={queue} title={title} />
      </div>
      <ReleaseDownloads
        productId={productId}
        title={title}
        files={release}
        fileKey={{ entitlementId }}
      />
    </article>
  )
}

/** When a pre-order comes out; its day may be over while its files are missing. */
function sayOut(day: string): string {
  const { outOn, outSoon } = ordersMessages
  return Date.parse(day) > Date.now() ? outOn(showDate(day)) : outSoon
}

/** Owners hear everything: each address is asked for. */
function queueOf({ productId, artist, coverImage, tracks }: OwnedRelease): PlayerTrack[] {
  return tracks.map(({ id, title, durationSeconds }) => ({
    id,
    title,
    artist,
    url: '',
    isAsked: true,
    coverImage,
    productId,
    durationSeconds,
  }))
}
