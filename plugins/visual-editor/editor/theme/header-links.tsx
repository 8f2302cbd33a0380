import { useRef } from 'react'
import { Plus } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { FirstHeaderLinks } from '@/plugins/visual-editor/editor/theme/first-header-links'
import { HeaderLinkForm } from '@/plugins/visual-editor/editor/theme/header-link-form'
import { HiddenLinksNote } from '@/plugins/visual-editor/editor/theme/hidden-links-note'
import { LinkRows } from '@/plugins/visual-editor/editor/theme/link-rows'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useLinkEditing } from '@/plugins/visual-editor/editor/theme/use-link-editing'
import { useRowIds } from '@/plugins/visual-editor/editor/theme/use-row-ids'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { limits } from '@/src/core/limits'
import { themeMessages } from '@/src/core/messages/theme'
import { type HeaderLink, headerLinksWithIds } from '@/src/core/theme/links'

const isSame = (one: HeaderLink, other: HeaderLink) =>
  one.label === other.label && one.href === other.href

/** The links at the top of every page. */
export function HeaderLinks() {
  const links = useTheme(({ headerLinks }) => headerLinks)
  const change = useChangeTheme()
  const editing = useLinkEditing()
  const step = useRef(0)
  const isFull = links.length >= limits.theme.headerLinksMax
  const taken = links.map(({ href }) => href)
  const ids = useRowIds(links, isSame)
  // What leads to a link names it by what it says, which changes with it.
  const rows = headerLinksWithIds(links).map(({ id: name, link }, index) => ({
    id: ids[index] ?? name,
    place: `theme-link-${name}` as const,
    link,
  }))
  const edited = rows.find(({ id }) => id === editing.id)

  const set = (headerLinks: readonly HeaderLink[]) => {
    // Each change is a step of its own, however quickly they follow.
    step.current += 1
    change({ headerLinks: [...headerLinks] }, `header-links:${step.current}`)
  }

  return (
    <>
      <HiddenLinksNote />
      {links.length === 0 && !editing.isAdding && <FirstHeaderLinks onTake={set} />}
      <LinkRows
        label="Header links"
        rows={rows.map(({ id, place, link: { label, href } }) => ({
          id,
          title: label,
          detail: href || 'No address yet: visitors do not see it',
          place,
        }))}
        edited={
          edited
            ? {
                id: edited.id,
                form: (
                  <HeaderLinkForm
                    ref={editing.form}
                    link={edited.link}
                    taken={taken}
                    onDone={(link) => {
                      set(links.map((each) => (each === edited.link ? link : each)))
                      editing.stop()
                    }}
                    onCancel={editing.stop}
                  />
                ),
              }
            : null
        }
        onEdit={editing.edit}
        onRemove={(id) => {
          const removed = rows.find((row) => row.id === id)?.link
          set(links.filter((link) => link !== removed))
          editing.sayRemoved(removed?.label ?? '')
        }}
        onSort={(ids) => set(ids.flatMap((id) => rows.find((row) => row.id === id)?.link ?? []))}
      />
      {editing.isAdding ? (
        <HeaderLinkForm
          ref={editing.form}
          link={null}
          taken={taken}
          onDone={(link) => {
            set([...links, link])
            editing.stop()
          }}
          onCancel={editing.stop}
        />
      ) : (
        <button
          ref={editing.addButton}
          type="button"
          className={`${shell.button} ${styles.add}`}
          disabled={isFull}
          onClick={editing.add}
        >
          <Plus size={16} aria-hidden />
          Add a link
        </button>
      )}
      {isFull && <p className={styles.hint}>{themeMessages.tooManyLinks}.</p>}
    </>
  )
}
