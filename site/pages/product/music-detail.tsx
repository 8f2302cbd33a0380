import type { ReactNode } from 'react'
import { SiteLink } from '@/site/layout/site-link.client'
import { creditLines } from '@/site/pages/product/credit-lines'
import styles from '@/site/pages/product/release.module.css'
import { ReleaseOffer } from '@/site/pages/product/release-offer.client'
import { ReleasePlay } from '@/site/player/release-play.client'
import { PlayableTracks } from '@/site/player/track-list.client'
import { EmbedButton } from '@/site/share/embed-button.client'
import { ShareButton } from '@/site/share/share-button.client'
import { releaseBadge } from '@/src/core/choices/release-badge'
import type { ProductDetail } from '@/src/core/contracts/products/products'
import { deliveryMessages } from '@/src/core/messages/orders'
import { streamingMessages } from '@/src/core/messages/player'
import { storeMessages } from '@/src/core/messages/store'
import { playerQueue } from '@/src/core/player/player-queue'
import type { EmbedCodes } from '@/src/core/urls/embed-code'
import type { ReleasesOfSongs } from '@/src/server/site-data'
import { Badge } from '@/src/ui/badge/badge'
import { Cover } from '@/src/ui/cover/cover'
import layout from '@/src/ui/layout/layout.module.css'
import type from '@/src/ui/type/type.module.css'

const coverSizes = '(max-width: 500px) 85vw, (max-width: 1280px) 55vw, 664px'

type Props = {
  product: ProductDetail
  /** The artist's words about it, drawn. */
  description: ReactNode
  elsewhere: ReleasesOfSongs
  /** What to copy into a page elsewhere, where others may show it. */
  embed: EmbedCodes | undefined
  /** What stands below it. */
  children?: ReactNode
}

/** A release: the cover plays, the price buys, the tracks tell. */
export function MusicDetail({ product, description, elsewhere, embed, children }: Props) {
  const { id, title, category, cover, trackCount, reservedFor, waysIn } = product
  const queue = playerQueue(product)
  const [variant, ...others] = product.variants

  return (
    <div className={layout.wrap}>
      <div className={styles.release}>
        <div className={styles.coverBox}>
          <Cover media={cover} sizes={coverSizes} alt={cover?.alt || title} priority />
          <ReleasePlay queue={queue} title={title} className={styles.coverPlay} />
        </div>
        <div>
          <h1 className={type.title}>{title}</h1>
          <p className={styles.artist}>{product.artist}</p>
          <Badge>{releaseBadge(trackCount)}</Badge>
          {trackCount === 1 && <OnAlbums albums={elsewhere.albums} />}
          {variant && (
            <ReleaseOffer
              product={{ id, title, category, cover, trackCount, reservedFor, waysIn }}
              variants={[variant, ...others]}
            >
              <IncludedFormats product={product} />
            </ReleaseOffer>
          )}
          {description}
          <div className={styles.share}>
            <ShareButton title={title} />
            {embed && <EmbedButton codes={embed} />}
          </div>
        </div>
      </div>
      <div className={styles.notes}>
        <section aria-labelledby="tracks">
          <h2 className={styles.smallHeading} id="tracks">
            Tracks
          </h2>
          <PlayableTracks
            tracks={product.tracks}
            queue={queue}
            artist={product.artist}
            singles={trackCount > 1 ? elsewhere.singles : undefined}
          />
        </section>
        {product.credits.trim() && <Credits credits={product.credits} />}
        <Lyrics tracks={product.tracks} />
      </div>
      {children}
    </div>
  )
}

function OnAlbums({ albums }: Pick<ReleasesOfSongs, 'albums'>) {
  return albums.map(({ id, title }) => (
    <p key={id} className={styles.onAlbum}>
      {storeMessages.onAlbum} <SiteLink href={`/products/${id}`}>{title}</SiteLink>
    </p>
  ))
}

function Credits({ credits }: { credits: string }) {
  return (
    <section aria-labelledby="credits">
      <h2 className={styles.smallHeading} id="credits">
        Credits
      </h2>
      <dl className={styles.credits}>
        {creditLines(credits).map(({ role, name }) => (
          <div key={`${role} ${name}`}>
            {role && <dt>{role}</dt>}
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Of the songs that have them, where their artist shows them. */
function Lyrics({ tracks }: Pick<ProductDetail, 'tracks'>) {
  const sung = tracks.filter(({ lyrics }) => lyrics?.trim())
  return (
    sung.length > 0 && (
      <section aria-labelledby="lyrics">
        <h2 className={styles.smallHeading} id="lyrics">
          Lyrics
        </h2>
        {sung.map(({ id, title, lyrics }) => (
          <details key={id} className={styles.lyrics}>
            <summary>{title}</summary>
            <p>{lyrics}</p>
          </details>
        ))}
      </section>
    )
  )
}

type WhatYouGetProps = { product: Pick<ProductDetail, 'formats' | 'bonusCount' | 'tracks'> }

/** What a buyer can download, and what others may hear before. */
function IncludedFormats({ product: { formats, bonusCount = 0, tracks } }: WhatYouGetProps) {
  const files = [
    formats && deliveryMessages.downloadAs(formats),
    bonusCount > 0 && deliveryMessages.bonusFiles(bonusCount),
  ]
  const plays = Math.max(0, ...tracks.map(({ playLimit = 0 }) => playLimit))
  return (
    <>
      {(formats || bonusCount > 0) && (
        <p className={styles.files}>{files.filter(Boolean).join(', with ')}</p>
      )}
      {plays > 0 && <p className={styles.files}>{streamingMessages.playLimit(plays)}</p>}
    </>
  )
}
