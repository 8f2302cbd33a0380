import { useState } from 'react'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import { DeletedPages } from '@/plugins/visual-editor/editor/pages/deleted-pages'
import { MadePages } from '@/plugins/visual-editor/editor/pages/made-pages'
import {
  asOpen,
  findMadePages,
  findPages,
  pageGroups,
} from '@/plugins/visual-editor/editor/pages/page-groups'
import { PageRow } from '@/plugins/visual-editor/editor/pages/page-row'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import type { PagesPanelProps } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { type PageCommands, usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import panels from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { Plus } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { useSortRows } from '@/plugins/visual-editor/editor/shell/use-sort-rows'
import type { PageEntry } from '@/src/core/contracts/pages'

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
          <button type="button" className={shell.button} onClick={onAdd}>
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
      {made.length > 0 && <MadePages pages={made} />}
      {query === '' && <DeletedPages commands={commands} />}
    </PanelFrame>
  )
}

/** Home goes first, what the law asks for last. */
function withFixed(ids: string[], { id, pathname }: PageEntry): string[] {
  return pathname === '/' ? [id, ...ids] : [...ids, id]
}
