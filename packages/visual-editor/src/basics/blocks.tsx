import type { CSSProperties } from 'react'
import styles from '@/packages/visual-editor/src/basics/basics.module.css'
import * as definitions from '@/packages/visual-editor/src/basics/definitions'
import * as editors from '@/packages/visual-editor/src/basics/editors'
import { block, type PageBlock } from '@/packages/visual-editor/src/block'
import { classNames } from '@/src/ui/class-names'

type Variables = CSSProperties & Record<`--${string}`, string | number>

const dropHere = <p className={styles.hint}>Drop blocks here</p>

const section = block({
  definition: definitions.section,
  editor: editors.sectionEditor,
  Render: ({ props, env, rootProps, children }) => {
    const style: Variables = {
      '--padding': `${props.padding}px`,
      '--gap': `${props.gap}px`,
      ...(props.background && { background: props.background }),
      ...(props.ink && { color: props.ink }),
    }
    return (
      <section className={styles.section} style={style} {...rootProps}>
        <div className={classNames(styles.inner, styles[props.width])}>
          {children ?? (env.editing && dropHere)}
        </div>
      </section>
    )
  },
})

const columns = block({
  definition: definitions.columns,
  editor: editors.columnsEditor,
  Render: ({ props, env, rootProps, children }) => {
    const style: Variables = { '--count': props.count, '--gap': `${props.gap}px` }
    return (
      <div
        className={classNames(styles.columns, styles[props.verticalAlign])}
        style={style}
        {...rootProps}
      >
        {children ?? (env.editing && dropHere)}
      </div>
    )
  },
})

const heading = block({
  definition: definitions.heading,
  editor: editors.headingEditor,
  Render: ({ props, env, rootProps }) => {
    const Heading = `h${props.level}` as const
    return (
      <Heading className={classNames(styles.heading, styles[props.align])} {...rootProps}>
        {env.words ?? props.text}
      </Heading>
    )
  },
})

const text = block({
  definition: definitions.text,
  editor: editors.textEditor,
  Render: ({ props, env, rootProps }) => (
    <div
      className={classNames(styles.text, styles[props.look], styles[props.align])}
      {...rootProps}
    >
      {env.words ? <p>{env.words}</p> : paragraphsOf(props.text)}
    </div>
  ),
})

const button = block({
  definition: definitions.button,
  editor: editors.buttonEditor,
  Render: ({ props, env: { Link, words }, rootProps }) => {
    const label = words ?? props.label
    const className = classNames(styles.button, styles[props.look])
    return (
      <div className={classNames(styles.row, styles[props.align])} {...rootProps}>
        {props.href ? (
          <Link href={props.href} className={className}>
            {label}
          </Link>
        ) : (
          <span className={className}>{label}</span>
        )}
      </div>
    )
  },
})

const image = block({
  definition: definitions.image,
  editor: editors.imageEditor,
  Render: ({ props, env, rootProps }) => {
    if (!props.src && !env.editing) {
      return null
    }
    return (
      <figure
        className={classNames(styles.image, styles[props.align])}
        style={props.width > 0 ? { maxWidth: props.width } : undefined}
        {...rootProps}
      >
        {props.src ? (
          // biome-ignore lint/performance/noImgElement: any address, of a server that Next does not know
          <img src={props.src} alt={props.alt} loading="lazy" />
        ) : (
          <span className={styles.hint}>Type the address of a picture</span>
        )}
      </figure>
    )
  },
})

/** What a page may hold without blocks of one's own, in the same order as their definitions. */
export const basicBlocks: readonly PageBlock[] = [section, columns, heading, text, button, image]

function paragraphsOf(text: string) {
  return text.split(/\n[ \t]*\n/).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else
    <p key={index}>{words}</p>
  ))
}
