import type { RichTextNode } from '@/src/core/rich-text'
import { providerOf } from '@/src/core/urls/embeds/providers'
import type { NodeRender } from '@/src/rich-text/node-kit'
import { placeStyle } from '@/src/rich-text/node-kit'
import styles from '@/src/rich-text/nodes/embed/embed.module.css'
import { embedOf } from '@/src/rich-text/nodes/embed/faces'
import type { EmbedNode } from '@/src/rich-text/nodes/embed/schema'
import {
  EmbedPlaceholder,
  embedClass,
  embedFillClass,
  embedRoom,
} from '@/src/ui/embed/embed-placeholder'
import { EmbedPlayer } from '@/src/ui/embed/embed-player.client'

/** Nothing is asked of the other site before a visitor wants it. */
export const Embed: NodeRender<EmbedNode> = ({ node, isPlain, Link }) => {
  const embed = embedOf(node as RichTextNode)
  if (!embed) {
    return null
  }
  const { title } = providerOf(embed.kind)
  return isPlain ? (
    <p>
      <Link href={embed.href}>{title}</Link>
    </p>
  ) : (
    <div className={embedInTextClass} style={{ ...embedRoom(embed), ...placeStyle(node.format) }}>
      <EmbedPlayer embed={embed} title={title} className={embedFillClass}>
        <EmbedPlaceholder kind={embed.kind} />
      </EmbedPlayer>
    </div>
  )
}

export const embedInTextClass = `${embedClass} ${styles.inText}`
