import { useState } from 'react'
import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import { scheduleDeletion } from '@/plugins/visual-editor/editor/pages/deferred-deletion'
import { LinkingNote } from '@/plugins/visual-editor/editor/pages/linking-note'
import { useHeaderLinksTo } from '@/plugins/visual-editor/editor/pages/page-groups'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import type { PagesPanelProps } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { type PageCommands, usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { numbersPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import {
  ChartNoAxesColumnIncreasing,
  Copy,
  ExternalLink,
  Lock,
  Trash2,
  Upload,
} from '@/src/admin/ui/icons'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { HeaderLink } from '@/src/core/theme/links'

type Props = PagesPanelProps & { page: PageEntry; commands: PageCommands; onBack: () => void }

/** Everything else that can be done with a page. */
export function PageActions(props: Props) {
  const { page, commands, adminPath, currentId, saveOpen, openPage, onBack } = props
  const { id, title, pathname, livePathname, state, isUndeletable } = page
  const themeName = useSite((site) => site.themeName)
  // Each theme has a home page of its own; visitors see one of them.
  const home = usePages(({ pages }) => {
    const isHome = ({ pathname }: PageEntry) => pathname === '/'
    return pages.find((each) => isHome(each) && each.theme === themeName) ?? pages.find(isHome)
  })
  const card = usePages((state) => state.card)
  const [isAsking, setIsAsking] = useState(false)
  const headerLinks = useHeaderLinksTo(livePathname ?? pathname)
  const isOpen = id === currentId

  const open = async () => {
    await commands.settled()
    openPage(id)
  }

  const publish = async () => {
    // What was found is told, and can be mended, where the page is.
    if (!(await commands.publish(page))) {
      openPage(id, { isChecked: true })
    }
  }

  const duplicate = async () => {
    if (isOpen && !(await saveOpen())) {
      return
    }
    const copy = await commands.copy(id)
    if (copy) {
      openPage(copy)
    }
  }

  const remove = (links: readonly HeaderLink[] = []) => {
    setIsAsking(false)
    if (!isOpen) {
      onBack()
      commands.remove(page, links)
    } else if (home) {
      openPage(home.id, { onLeave: () => scheduleDeletion(id, links) })
    }
  }

  return (
    <div className={styles.actions}>
      {!isOpen && (
        <button type="button" className={controls.button} onClick={() => void open()}>
          Open in the editor
        </button>
      )}
      {!isOpen && state !== 'live' && (
        <button type="button" className={controls.button} onClick={() => void publish()}>
          <Upload size={16} aria-hidden />
          Publish
        </button>
      )}
      {livePathname !== null && card && (
        <a
          className={controls.button}
          href={`${card.origin}${livePathname}`}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink size={16} aria-hidden />
          View it live
        </a>
      )}
      {livePathname !== null && (
        <a
          className={controls.button}
          href={`${adminPath}${numbersPath}?${new URLSearchParams({ path: livePathname })}`}
          target="_blank"
          rel="noreferrer"
        >
          <ChartNoAxesColumnIncreasing size={16} aria-hidden />
          Numbers
        </a>
      )}
      <button type="button" className={controls.button} onClick={() => void duplicate()}>
        <Copy size={16} aria-hidden />
        Duplicate
      </button>
      {isUndeletable ? (
        <p className={styles.fixed}>
          <Lock size={14} aria-hidden />
          This page cannot be deleted
        </p>
      ) : (
        <button type="button" className={controls.button} onClick={() => setIsAsking(true)}>
          <Trash2 size={16} aria-hidden />
          Delete
        </button>
      )}
      {isAsking && (
        <Dialog title={`Delete ${title}?`} onClose={() => setIsAsking(false)}>
          <p>
            {livePathname !== null && `Visitors will find nothing at ${livePathname} any more. `}
            {isOpen && 'Your home page opens in its place. '}
            You can undo this for a few seconds. {ownerMessages.editor.deletedStays}
          </p>
          <LinkingNote id={id} />
          {headerLinks.length > 0 && (
            <p>
              {ownerMessages.editor.headerLinksToPage(headerLinks)}{' '}
              {ownerMessages.editor.headerLinksGoToo(headerLinks.length)}
            </p>
          )}
          <DialogActions>
            <DialogButton onClick={() => setIsAsking(false)}>Keep it</DialogButton>
            <DialogButton isPrimary={headerLinks.length === 0} onClick={() => remove()}>
              Delete
            </DialogButton>
            {headerLinks.length > 0 && (
              <DialogButton isPrimary onClick={() => remove(headerLinks)}>
                {headerLinks.length === 1 ? 'Delete it and the link' : 'Delete it and the links'}
              </DialogButton>
            )}
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
