import { blocksMessages } from '@/src/core/messages/blocks'
import type { NodeRender } from '@/src/rich-text/node-kit'
import { placeStyle } from '@/src/rich-text/node-kit'
import styles from '@/src/rich-text/nodes/embed/embed.module.css'
import { type EmbedFace, embedFace } from '@/src/rich-text/nodes/embed/faces'
import type { EmbedNode } from '@/src/rich-text/nodes/embed/schema'
import { playButtonClass } from '@/src/ui/button/button'
import { EmbedPlayer } from '@/src/ui/embed/embed-player.client'
import { Icon } from '@/src/ui/icon/icon'

/** Nothing is asked of the other site before a visitor wants it. */
export const Embed: NodeRender<EmbedNode> = ({ node, isPlain, Link }) => {
  const face = embedFace(node)
  return isPlain ? (
    <p>
      <Link href={face.href}>{face.title}</Link>
    </p>
  ) : (
    <div className={embedClass(face)} style={placeStyle(node.format)}>
      <EmbedPlayer
        href={face.href}
        playerUrl={face.playerUrl}
        title={face.title}
        className={styles.fill}
      >
        <EmbedWords face={face} />
      </EmbedPlayer>
    </div>
  )
}

export const embedClass = ({ kind }: Pick<EmbedFace, 'kind'>): string =>
  `${styles.embed} ${styles[kind]}`

export const embedFillClass = styles.fill

export function EmbedWords({ face: { kind, host, title } }: { face: EmbedFace }) {
  return (
    <span className={styles.ask}>
      {kind === 'youtube' && (
        <span className={playButtonClass}>
          <Icon name="play" filled />
        </span>
      )}
      <b>{title}</b>
      {blocksMessages.loadFrom(host)}
    </span>
  )
}
