import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/quote/quote.module.css'
import type { definition } from '@/blocks/quote/schema'
import { blocksMessages } from '@/src/core/messages/blocks'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'

export const Render: BlockRender<typeof definition.schema> = ({ props, env, rootProps }) => {
  const { words, by, href, size, align } = props
  const { Link } = env
  if (words.trim() === '') {
    return env.editing ? (
      <div className={classNames(layout.across, styles.quote)} {...rootProps}>
        <p className={layout.hint}>Write in its settings what was said about you.</p>
      </div>
    ) : null
  }
  const source = props.source || (href && !by ? blocksMessages.quoteSource : '')
  return (
    <figure
      className={classNames(layout.across, styles.quote, styles[size], styles[align])}
      {...rootProps}
    >
      <blockquote cite={href || undefined}>
        <p>{words}</p>
      </blockquote>
      {(by || source) && (
        <figcaption>
          {href && !source ? <Link href={href}>{by}</Link> : by}
          {by && source && ', '}
          {source && <cite>{href ? <Link href={href}>{source}</Link> : source}</cite>}
        </figcaption>
      )}
    </figure>
  )
}
