import type { ReactNode } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import { filmOf } from '@/blocks/video/film-of'
import type { VideoData } from '@/blocks/video/load'
import type { definition } from '@/blocks/video/schema'
import styles from '@/blocks/video/video.module.css'
import { blocksMessages } from '@/src/core/messages/blocks'
import { providerOf } from '@/src/core/urls/embeds/providers'
import { playButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { EmbedPlayer } from '@/src/ui/embed/embed-player.client'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'
import { Picture } from '@/src/ui/picture/picture'

const posterSizes = '(max-width: 1280px) 95vw, 1200px'

export const Render: BlockRender<typeof definition.schema, VideoData> = ({
  props,
  data,
  env: { editing },
  rootProps,
}) => {
  const { source, href, title, shape, width } = props
  const film = data?.film
  const poster = data?.poster
  const embed = source === 'link' ? filmOf(href) : null
  const framed = (inner: ReactNode) => (
    <div className={layout.across} {...rootProps}>
      <div className={classNames(styles.frame, styles[shape], width === 'text' && styles.narrow)}>
        {inner}
      </div>
    </div>
  )
  if (embed) {
    const { name } = providerOf(embed.kind)
    const face = (
      <>
        {poster && <Picture media={poster} sizes={posterSizes} alt="" cover />}
        <span className={styles.ask}>
          <span className={playButtonClass}>
            <Icon name="play" filled />
          </span>
          {title && <b>{title}</b>}
          {blocksMessages.loadFrom(name)}
        </span>
      </>
    )
    return framed(
      editing ? (
        <div className={styles.fill}>{face}</div>
      ) : (
        <EmbedPlayer embed={embed} title={title || name} className={styles.fill}>
          {face}
        </EmbedPlayer>
      ),
    )
  }
  if (film) {
    return framed(
      // biome-ignore lint/a11y/useMediaCaption: the artist's own film; its words stand beside it
      <video
        className={styles.fill}
        src={film.url}
        poster={poster?.sizes.at(-1)?.url ?? poster?.url}
        preload={poster ? 'none' : 'metadata'}
        controls={!editing}
        playsInline
        aria-label={title || film.alt || undefined}
      />,
    )
  }
  return editing
    ? framed(
        <p className={classNames(layout.hint, styles.fill)}>
          {source === 'file'
            ? 'Choose a video in its settings.'
            : 'Paste a link to a video on YouTube or Vimeo into its settings.'}
        </p>,
      )
    : null
}
