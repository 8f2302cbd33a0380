import { type ComponentProps, useState } from 'react'
import { focusPanel } from '@/plugins/visual-editor/editor/actions/focus-regions'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import {
  asOpen,
  findMadePages,
  findPages,
  pageGroups,
  stateOf,
} from '@/plugins/visual-editor/editor/pages/page-groups'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import type { PagesPanelProps } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { type PageCommands, usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import panels from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { sayDate } from '@/src/admin/dates/say-date'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import {
  ExternalLink,
  EyeOff,
  File,
  GripVertical,
  Home,
  Lock,
  Plus,
  Settings2,
  Trash2,
} from '@/src/admin/ui/icons'
import { useSortRows } from '@/src/admin/ui/use-sort-rows'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = PagesPanelProps & {
  commands: PageCommands
  onAdd: () => void
  onSettings: (id: string) => void
}

/** The pages in their order; what the law asks for stands apart. */
export function PageList(props: Props) {
  const { currentId, openPage, commands, onAdd, onSettings } = props
  const builder = useBuilder()
  const themeName = useSite((site) => site.themeName)
  const pages = usePages((state) => state.pages)
  const leaving = usePages((state) => state.leaving)
  const [query, setQuery] = useState('')

  const there = pages.filter(({ id }) => !leaving.has(id))
  const groups = pageGroups(findPages(there, query), { themeName, currentId })
  const home = groups.own.filter(({ pathname }) => pathname === '/')
  const others = groups.own.filter(({ pathname }) => pathname !== '/')
  const byId = new Map(pages.map((page) => [page.id, page]))
  const sorting = useSortRows({
    ids: others.map(({ id }) => id),
    onSort: (ids) => void commands.order([...home, ...groups.legal].reduce(withFixed, [...ids])),
    announce: builder.commands.announce,
    nameOf: (id) => byId.get(id)?.title ?? '',
  })
  const made = findMadePages(query)
  const isFound = groups.own.length + groups.legal.length + made.length > 0

  const row = (page: PageEntry, isSortable = false) => (
    <PageRow
      key={page.id}
      page={asOpen(page, props)}
      isCurrent={page.id === currentId}
      onOpen={() => openPage(page.id)}
      onSettings={() => onSettings(page.id)}
      rowProps={isSortable ? sorting.rowProps(page.id) : undefined}
      handleProps={isSortable ? sorting.handleProps(page.id) : undefined}
    />
  )

  return (
    <PanelFrame
      title="Pages"
      search={{ label: 'Find a page', value: query, onChange: setQuery }}
      footer={
        <div className={styles.foot}>
          <button type="button" className={controls.button} onClick={onAdd}>
            <Plus size={16} aria-hidden />
            Add a page
          </button>
        </div>
      }
    >
      {!isFound && <p className={panels.nothing}>No page is called that.</p>}
      <ul className={styles.list} aria-label="Pages of your site">
        {home.map((page) => row(page))}
      </ul>
      <ul className={styles.list} aria-label="Pages in your order" {...sorting.listProps}>
        {sorting.shown.flatMap((id) => {
          const page = byId.get(id)
          return page ? [row(page, query === '')] : []
        })}
      </ul>
      {groups.legal.length > 0 && (
        <section>
          <h3 className={panels.groupTitle}>In the footer</h3>
          <ul className={styles.list} aria-label="Pages in the footer">
            {groups.legal.map((page) => row(page))}
          </ul>
        </section>
      )}
      {made.length > 0 && <GeneratedPages pages={made} />}
      {query === '' && <DeletedPages commands={commands} />}
    </PanelFrame>
  )
}

/** Home goes first, what the law asks for last. */
function withFixed(ids: string[], { id, pathname }: PageEntry): string[] {
  return pathname === '/' ? [id, ...ids] : [...ids, id]
}

/** Pages that cannot be opened here, and why. */
function GeneratedPages({ pages }: { pages: ReturnType<typeof findMadePages> }) {
  const origin = usePages(({ card }) => card?.origin)
  return (
    <section>
      <h3 className={panels.groupTitle}>Made by your site</h3>
      <p className={styles.hint}>{ownerMessages.editor.madePages}</p>
      <ul className={styles.list} aria-label="Pages made by your site">
        {pages.map(({ title, pathname }) => (
          <li key={pathname} className={styles.row}>
            <span className={styles.handle} />
            <span className={styles.open}>
              <Lock size={18} strokeWidth={1.75} aria-hidden />
              <span className={styles.names}>
                <b>{title}</b>
                <small>
                  <span>{pathname}</span>
                </small>
              </span>
            </span>
            {origin && (
              <a
                className={controls.button}
                href={`${origin}${pathname}`}
                target="_blank"
                rel="noreferrer"
                aria-label={`View ${title}`}
              >
                <ExternalLink size={16} aria-hidden />
                View
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type PageRowProps = {
  page: PageEntry
  isCurrent: boolean
  onOpen: () => void
  onSettings: () => void
  /** Only rows that can be put in order have them. */
  rowProps?: ComponentProps<'li'> & { 'data-sort-row': string }
  handleProps?: ComponentProps<'button'>
}

function PageRow({ page, isCurrent, onOpen, onSettings, rowProps, handleProps }: PageRowProps) {
  const { title, pathname, isUndeletable, seo, state } = page
  const Icon = pathname === '/' ? Home : File
  return (
    <li className={styles.row} data-current={isCurrent} data-page={pathname} {...rowProps}>
      {handleProps ? (
        <button className={styles.handle} {...handleProps}>
          <GripVertical size={16} aria-hidden />
        </button>
      ) : (
        <span className={styles.handle} />
      )}
      <button
        type="button"
        className={styles.open}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onOpen}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <span className={styles.names}>
          <b>{title || 'Without a name'}</b>
          <small>
            <span>{pathname}</span>
            <span data-state={state}>{stateOf(page)}</span>
          </small>
        </span>
        {seo.isHidden && <EyeOff size={14} aria-label="Hidden from search engines" />}
        {isUndeletable && <Lock size={14} aria-label="Cannot be deleted" />}
      </button>
      <IconButton icon={Settings2} label={`Settings of ${title}`} onClick={onSettings} />
    </li>
  )
}

/** Pages that were deleted and can be brought back; nothing while there are none. */
function DeletedPages({ commands }: { commands: PageCommands }) {
  const { elements } = useBuilder()
  const pages = usePages((state) => state.deleted)
  const [busyId, setBusyId] = useState<string | null>(null)
  if (pages.length === 0) {
    return null
  }

  const restore = async (id: string) => {
    setBusyId(id)
    await commands.restore(id)
    setBusyId(null)
    // The row that had the keyboard is gone.
    focusPanel(elements)
  }

  return (
    <section>
      <h3 className={panels.groupTitle}>Recently deleted</h3>
      <p className={styles.hint}>{ownerMessages.editor.deletedPages}</p>
      <ul className={styles.list} aria-label="Pages that were deleted">
        {pages.map(({ id, title, pathname, deletedAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.handle} />
            <span className={styles.open}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden />
              <span className={styles.names}>
                <b>{title || 'Without a name'}</b>
                <small>
                  <span>{pathname}</span>
                  <span>until {lastDay(deletedAt)}</span>
                </small>
              </span>
            </span>
            <button
              type="button"
              className={controls.button}
              disabled={busyId !== null}
              aria-label={`Restore ${title}`}
              onClick={() => void restore(id)}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function lastDay(deletedAt: string): string {
  const day = new Date(deletedAt)
  day.setDate(day.getDate() + limits.deletedPages.keptDays)
  return sayDate(day)
}
