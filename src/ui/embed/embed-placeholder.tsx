import { blocksMessages } from '@/src/core/messages/blocks'
import type { FoundEmbed } from '@/src/core/urls/embeds/find-embed'
import { providerOf } from '@/src/core/urls/embeds/providers'
import { playButtonClass } from '@/src/ui/button/button'
import styles from '@/src/ui/embed/embed.module.css'
import { Icon } from '@/src/ui/icon/icon'

export const embedClass = styles.embed ?? ''
export const embedFillClass = styles.fill ?? ''

/** The room that the player will have: custom properties, for React and for elements alike. */
export function embedRoom({ size }: Pick<FoundEmbed, 'size'>): Readonly<Record<string, string>> {
  if ('heightPx' in size) {
    return { '--embed-height': `${size.heightPx}px` }
  }
  const { ratio, maxWidthPx } = size
  return { '--embed-ratio': ratio, ...(maxWidthPx && { '--embed-width': `${maxWidthPx}px` }) }
}

/** What stands where the player will be: what it is, and who hears of it when it is pressed. */
export function EmbedPlaceholder({ kind, title }: { kind: FoundEmbed['kind']; title?: string }) {
  const provider = providerOf(kind)
  return (
    <span className={styles.ask}>
      {provider.noun === 'video' && (
        <span className={playButtonClass}>
          <Icon name="play" filled />
        </span>
      )}
      <b>{title || provider.title}</b>
      {blocksMessages.loadFrom(provider.name)}
    </span>
  )
}
