import type { BlockRender } from '@/blocks/_kit/define'
import { Play, Tracks } from '@/blocks/_kit/player-parts'
import type { ReleaseData } from '@/blocks/release/load'
import styles from '@/blocks/release/release.module.css'
import type { definition } from '@/blocks/release/schema'
import { releaseBadge } from '@/src/core/choices/release-badge'
import { blocksMessages } from '@/src/core/messages/blocks'
import { storeMessages } from '@/src/core/messages/store'
import { priceText } from '@/src/core/money'
import { playerQueue } from '@/src/core/player/player-queue'
import { Badge } from '@/src/ui/badge/badge'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Cover } from '@/src/ui/cover/cover'
import layout from '@/src/ui/layout/layout.module.css'
import text from '@/src/ui/type/type.module.css'

const coverSizes = '(max-width: 500px) 90vw, (max-width: 1280px) 45vw, 560px'

export const Render: BlockRender<typeof definition.schema, ReleaseData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const { kicker, showsTracks, showsPrice, coverSide } = props
  const { Link, player, editing } = env
  const release = data?.release
  if (!release) {
    return editing ? (
      <div className={layout.across} {...rootProps}>
        <p className={layout.hint}>Shows a release, once you choose one in its settings.</p>
      </div>
    ) : null
  }
  const { id, title, artist, cover, trackCount, payWhatYouWant } = release
  const queue = playerQueue(release)
  return (
    <section className={classNames(layout.across, styles.block)} aria-label={title} {...rootProps}>
      <div className={classNames(styles.release, coverSide === 'right' && styles.turned)}>
        <div className={styles.cover}>
          <Cover media={cover} sizes={coverSizes} alt={cover?.alt || title} />
          <Play player={player} queue={queue} title={title} className={styles.play} />
        </div>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 className={text.heading}>{title}</h2>
          <p className={styles.artist}>
            {artist} <Badge>{releaseBadge(trackCount)}</Badge>
          </p>
          {showsTracks && (
            <Tracks player={player} tracks={release.tracks} queue={queue} artist={artist} />
          )}
          <p className={styles.buy}>
            <Link href={`/products/${id}`} className={buttonClass({ primary: true })}>
              {blocksMessages.buy}
              <span className={text.hidden}> {title}</span>
            </Link>
            {showsPrice && (
              <span className={text.number}>
                {priceText(release)} {payWhatYouWant && storeMessages.payWhatYouWant}
              </span>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
