import { type Ref, useId, useRef, useState } from 'react'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import { linkAddress } from '@/plugins/visual-editor/editor/inspector/link-address'
import { PageOptions } from '@/plugins/visual-editor/editor/pages/page-options'
import { LinkField } from '@/plugins/visual-editor/editor/theme/link-field'
import { isTyped, LinkForm, type OpenForm } from '@/plugins/visual-editor/editor/theme/link-form'
import { LinkRows } from '@/plugins/visual-editor/editor/theme/link-rows'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useLinkEditing } from '@/plugins/visual-editor/editor/theme/use-link-editing'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus, TriangleAlert } from '@/src/admin/ui/icons'
import { limits } from '@/src/core/limits'
import { themeMessages } from '@/src/core/messages/theme'
import {
  firstHeaderLinks,
  type HeaderLink,
  headerLinkProblems,
  headerLinksWithIds,
  type LinkProblems,
} from '@/src/core/theme/links'
import { themeOf } from '@/src/core/theme/site-theme'
import { blank } from '@/src/core/urls/safe-url'

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
          className={`${controls.button} ${styles.add}`}
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

/** Says that nobody will see the header links, where the kind of site leaves them out. */
function HiddenLinksNote() {
  const isHidden = useSite(({ header }) => header?.hidesLinks === true)
  const themeName = useSite((site) => site.themeName)
  if (!isHidden) {
    return null
  }
  return (
    <div className={styles.note}>
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
      <b>Visitors do not see these links</b>
      <p>
        A site of the kind “{themeOf(siteThemes, themeName).label}” shows no links in its header.
        They are kept for when you choose another kind.
      </p>
    </div>
  )
}

/** For a header without links: the usual ones by one click. */
function FirstHeaderLinks({ onTake }: { onTake: (links: readonly HeaderLink[]) => void }) {
  const isHidden = useSite(({ header }) => header?.hidesLinks === true)
  if (isHidden) {
    return null
  }
  return (
    <>
      <p className={styles.hint}>
        Without links in the header, visitors find your other pages only from your sections.
      </p>
      <button
        type="button"
        className={`${controls.button} ${styles.add}`}
        data-kind="primary"
        onClick={() => onTake(firstHeaderLinks)}
      >
        Add {new Intl.ListFormat('en-GB').format(firstHeaderLinks.map(({ label }) => label))}
      </button>
    </>
  )
}

/**
 * Ids for rows that have none: they stay with their rows while others come, go or move, also where two
 * rows say the same.
 *
 * @param isSame whether two rows say the same; after an undo they are other objects
 */
function useRowIds<Row>(
  rows: readonly Row[],
  isSame: (one: Row, other: Row) => boolean,
): readonly string[] {
  const known = useRef<readonly { id: string; row: Row }[]>([])
  const given = useRef(0)

  const free = [...known.current]
  const take = (matches: (row: Row) => boolean): string | undefined => {
    const at = free.findIndex(({ row }) => matches(row))
    return at === -1 ? undefined : free.splice(at, 1)[0]?.id
  }
  const kept = rows.map((row) => take((each) => each === row))
  const ids = rows.map((row, index) => {
    const id = kept[index] ?? take((each) => isSame(each, row))
    if (id !== undefined) {
      return id
    }
    given.current += 1
    return String(given.current)
  })
  known.current = rows.map((row, index) => ({ id: ids[index] ?? '', row }))
  return ids
}

type HeaderLinkFormProps = {
  /** The link to change; none to add one. */
  link: HeaderLink | null
  /** Addresses that are linked already. */
  taken: readonly string[]
  onDone: (link: HeaderLink) => void
  onCancel: () => void
  ref?: Ref<OpenForm>
}

export function HeaderLinkForm({ link, taken, onDone, onCancel, ref }: HeaderLinkFormProps) {
  const listId = useId()
  const [label, setLabel] = useState(link?.label ?? '')
  const [href, setHref] = useState(link?.href ?? '')
  const [problems, setProblems] = useState<LinkProblems>({})

  const submit = () => {
    const next = {
      label: label.trim(),
      href: href === link?.href ? href : (linkAddress(href) ?? blank),
    }
    const found = headerLinkProblems(next, link === null)
    setProblems(found)
    const isRight = Object.keys(found).length === 0
    if (isRight) {
      onDone(next)
    }
    return isRight
  }

  return (
    <LinkForm
      ref={ref}
      label={link ? `Change ${link.label}` : 'New link'}
      action={link ? 'Done' : 'Add link'}
      isChanged={isTyped(label, link?.label) || isTyped(href, link?.href)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <LinkField
        label="Name"
        problem={problems.label}
        maxLength={limits.theme.linkLabelMax}
        value={label}
        autoFocus
        onChange={(event) => setLabel(event.target.value)}
      />
      <LinkField
        label="Goes to"
        problem={problems.href}
        placeholder="A page or a web address"
        inputMode="url"
        maxLength={limits.theme.addressMax}
        list={listId}
        value={href}
        onChange={(event) => setHref(event.target.value)}
      />
      <PageOptions id={listId} taken={taken} />
    </LinkForm>
  )
}
