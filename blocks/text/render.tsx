import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import type { TextData } from '@/blocks/text/load'
import type { definition } from '@/blocks/text/schema'
import styles from '@/blocks/text/text.module.css'
import { emptyRichText, type RichTextDoc } from '@/src/core/rich-text'
import { longestWord } from '@/src/core/text'
import { wordsInLines } from '@/src/rich-text/plain-text'
import { RichText } from '@/src/rich-text/render'
import { classNames } from '@/src/ui/class-names'

export const Render: BlockRender<typeof definition.schema, TextData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const isLineless = env.editing && !props.doc.root.children?.length
  return (
    <div
      className={classNames(styles.text, styles[props.size], styles[props.align])}
      style={fitOf(props.size, props.doc)}
      data-hint={env.editing ? 'Write something' : undefined}
      {...rootProps}
    >
      {env.richText ?? (
        <RichText
          doc={isLineless ? emptyRichText() : props.doc}
          Link={env.Link}
          polls={env.polls}
          pictures={data}
          Formula={env.Formula}
          ColouredCode={env.ColouredCode}
        />
      )}
    </div>
  )
}

/** Words as large as headings become smaller before one of them is broken. */
function fitOf(size: string, doc: RichTextDoc): CSSProperties | undefined {
  return size === 'display' || size === 'heading'
    ? ({ '--longest-word': longestWord(wordsInLines(doc)) } as CSSProperties)
    : undefined
}
