import type { BlockRender } from '@/blocks/_kit/define'
import { Play, Tracks } from '@/blocks/_kit/player-parts'
import styles from '@/blocks/audio-player/audio-player.module.css'
import type { AudioPlayerData } from '@/blocks/audio-player/load'
import type { definition } from '@/blocks/audio-player/schema'
import { playerQueue } from '@/src/core/player/player-queue'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import { Picture } from '@/src/ui/picture/picture'

export const Render: BlockRender<typeof definition.schema, AudioPlayerData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const { Link, player, editing } = env
  const release = data?.release ?? null
  const queue = release ? playerQueue(release) : []
  if (!release || queue.length === 0) {
    return editing ? (
      <div className={layout.across} {...rootProps}>
        <p className={layout.hint}>
          {release
            ? `“${release.title}” has nothing to listen to yet: give its tracks a preview in Store.`
            : 'Plays your music, once you choose a release in its settings.'}
        </p>
      </div>
    ) : null
  }
  const [only] = release.tracks.length === 1 ? release.tracks : []
  const { artist, cover } = release
  const title = only?.title ?? release.title
  return (
    <div className={layout.across} {...rootProps}>
      <div className={styles.player}>
        <Play player={player} queue={queue} title={title} />
        <div className={styles.words}>
          <p className={styles.title}>
            <Link href={`/products/${release.id}`}>{title}</Link>
          </p>
          <p className={styles.artist}>{only?.artist || artist}</p>
        </div>
        {cover && (
          <div className={styles.cover}>
            <Picture media={cover} sizes="72px" alt="" cover />
          </div>
        )}
      </div>
      {props.showsTracks && !only && (
        <div className={classNames(styles.tracks)}>
          <Tracks player={player} tracks={release.tracks} queue={queue} artist={artist} />
        </div>
      )}
    </div>
  )
}
