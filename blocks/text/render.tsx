import type { BlockRender } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/text/schema'
import styles from '@/blocks/text/text.module.css'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { RichText } from '@/src/rich-text/render'
import { classNames } from '@/src/ui/class-names'

export const Render: BlockRender<typeof definition.schema> = ({ props, env, rootProps }) => {
  const isBlank = env.editing && isEmptyRichText(props.doc)
  return (
    <div
      className={classNames(styles.text, styles[props.size], styles[props.align])}
      {...rootProps}
    >
      {env.richText ??
        (isBlank ? (
          <p className={styles.hint}>Write something</p>
        ) : (
          <RichText doc={props.doc} Link={env.Link} />
        ))}
    </div>
  )
}
