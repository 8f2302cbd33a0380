import styles from '@/site/embeds/embed.module.css'
import { EmbedLink } from '@/site/embeds/embed-link'
import { EmbedPlayer } from '@/site/embeds/embed-player.client'
import { ReleasePlay } from '@/site/player/release-play.client'
import { PlayableTracks } from '@/site/player/track-list.client'
import { releaseBadge } from '@/src/core/choices/release-badge'
import type { ProductDetail } from '@/src/core/contracts/products/products'
import { blocksMessages } from '@/src/core/messages/blocks'
import { embedMessages } from '@/src/core/messages/embeds'
import { storeMessages } from '@/src/core/messages/store'
import { priceText } from '@/src/core/money'
import { playerQueue } from '@/src/core/player/player-queue'
import { Badge } from '@/src/ui/badge/badge'
import { buttonClass } from '@/src/ui/button/button'
import { Cover } from '@/src/ui/cover/cover'
import type from '@/src/ui/type/type.module.css'

/** A release on somebody else's page: it plays there, and is bought in a window of the site. */
export function ReleaseEmbed({ release }: { release: ProductDetail }) {
  const { id, title, artist, cover, trackCount, payWhatYouWant } = release
  const queue = playerQueue(release)
  return (
    <EmbedPlayer className={styles.player}>
      <div className={styles.release}>
        <Cover media={cover} sizes="160px" alt={cover?.alt || title} priority />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.artist}>
            {artist} <Badge>{releaseBadge(trackCount)}</Badge>
          </p>
          <div className={styles.ways}>
            <ReleasePlay queue={queue} title={title} />
            <EmbedLink href={`/products/${id}`} className={buttonClass({ primary: true })}>
              {blocksMessages.buy}
              <span className={type.hidden}>
                {' '}
                {title} {embedMessages.opensAnew}
              </span>
            </EmbedLink>
            <span className={type.number}>
              {priceText(release)} {payWhatYouWant && storeMessages.payWhatYouWant}
            </span>
          </div>
        </div>
      </div>
      <PlayableTracks tracks={release.tracks} queue={queue} artist={artist} />
    </EmbedPlayer>
  )
}
