import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/embed/embed.module.css'
import type { definition } from '@/blocks/embed/schema'
import { findEmbed } from '@/src/core/urls/embeds/find-embed'
import { providerOf } from '@/src/core/urls/embeds/providers'
import { classNames } from '@/src/ui/class-names'
import {
  EmbedPlaceholder,
  embedClass,
  embedFillClass,
  embedRoom,
} from '@/src/ui/embed/embed-placeholder'
import { EmbedPlayer } from '@/src/ui/embed/embed-player.client'
import layout from '@/src/ui/layout/layout.module.css'

/** Nothing is asked of the other site before a visitor wants it. */
export const Render: BlockRender<typeof definition.schema> = ({
  props: { href, title, width, align },
  env: { editing },
  rootProps,
}) => {
  const embed = findEmbed(href)
  if (!embed && !editing) {
    return null
  }
  const words = embed ? (
    <EmbedPlaceholder kind={embed.kind} title={title} />
  ) : (
    <p className={layout.hint}>
      Paste an address of Spotify, SoundCloud, Bandcamp, Instagram or another site into its
      settings.
    </p>
  )
  return (
    <div className={layout.across} {...rootProps}>
      <div
        className={classNames(embedClass, styles[align], width === 'text' && styles.narrow)}
        style={embedRoom(embed ?? { size: { heightPx: 152 } })}
      >
        {embed && !editing ? (
          <EmbedPlayer
            embed={embed}
            title={title || providerOf(embed.kind).title}
            className={embedFillClass}
          >
            {words}
          </EmbedPlayer>
        ) : (
          <div className={embedFillClass}>{words}</div>
        )}
      </div>
    </div>
  )
}
