import { useState } from 'react'
import { labelOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { ControlRow } from '@/plugins/visual-editor/editor/inspector/control-row'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { permissionsOf } from '@/plugins/visual-editor/editor/placement'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import {
  blockIcon,
  ChevronDown,
  ChevronRight,
  Lock,
  X,
} from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { readProps } from '@/src/core/page-document/props'

/** The settings of the selected block; with nothing selected, what this page is. */
export function Inspector({ pageTitle, pathname }: { pageTitle: string; pathname: string }) {
  const page = usePage()
  const id = useUi(({ selectedId }) => selectedId)
  return (
    <aside
      className={`${shell.chrome} ${styles.inspector}`}
      aria-label="Settings"
      data-empty={id === null}
    >
      {id && page.nodes[id] ? (
        <BlockSettings key={id} id={id} />
      ) : (
        <PageHelp title={pageTitle} pathname={pathname} />
      )}
    </aside>
  )
}

function BlockSettings({ id }: { id: string }) {
  const { blocks, commands } = useBuilder()
  const page = usePage()
  const node = page.nodes[id]
  const block = node && blocks.get(node.type)
  const Icon = blockIcon(block?.editor.icon ?? '')
  const { lockedReason } = permissionsOf(blocks, page, id)
  const props = node && block ? readProps(block.definition, node.props) : {}

  return (
    <>
      <div className={styles.head}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <h2>{labelOf(blocks, node?.type ?? '')}</h2>
        <IconButton icon={X} label="Done" onClick={() => commands.select(null)} />
      </div>
      <div className={styles.body}>
        {lockedReason && (
          <p className={styles.note}>
            <Lock size={16} aria-hidden />
            {lockedReason}. Its links and logo come from the theme.
          </p>
        )}
        {!block && (
          <p className={styles.help}>
            This kind of block is not installed here. Visitors do not see it; you can keep it or
            delete it.
          </p>
        )}
        {block?.editor.groups.map(({ title, controls }) => (
          <Group key={title} title={title}>
            {Object.entries(controls).map(
              ([prop, control]) =>
                control && (
                  <ControlRow
                    key={prop}
                    control={control}
                    value={props[prop]}
                    onChange={(value) => commands.setProps(id, { [prop]: value })}
                  />
                ),
            )}
          </Group>
        ))}
        {block?.editor.richTextProp && (
          <p className={styles.help}>Click the words on the page to change them.</p>
        )}
      </div>
    </>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(true)
  const Twist = isOpen ? ChevronDown : ChevronRight
  return (
    <section className={styles.group}>
      <button
        type="button"
        className={styles.groupHead}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <Twist size={16} aria-hidden />
      </button>
      {isOpen && <div className={styles.groupBody}>{children}</div>}
    </section>
  )
}

function PageHelp({ title, pathname }: { title: string; pathname: string }) {
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      <div className={styles.body}>
        <div className={styles.help}>
          <p>Page address {pathname}</p>
          <p>Click anything on the page to change it. Click words to write.</p>
          <p>Drag new blocks in from the Add panel, and move blocks by their name tag.</p>
          <p>Everything is saved as you go. Visitors see it once you publish.</p>
        </div>
      </div>
    </>
  )
}
