import { useState } from 'react'
import { ConfirmDialog } from '@/plugins/visual-editor/editor/pages/confirm-dialog'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import type { PagesPanelProps } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { type PageCommands, usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import {
  Copy,
  ExternalLink,
  Lock,
  Trash2,
  Upload,
} from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import type { PageEntry } from '@/src/core/contracts/pages'

type Props = PagesPanelProps & { page: PageEntry; commands: PageCommands; onBack: () => void }

/** Everything else that can be done with a page. */
export function PageActions({ page, commands, currentId, openPage, onBack }: Props) {
  const { id, title, livePathname, state, isUndeletable } = page
  const home = usePages(({ pages }) => pages.find(({ pathname }) => pathname === '/'))
  const card = usePages((state) => state.card)
  const [isAsking, setIsAsking] = useState(false)
  const isOpen = id === currentId

  const remove = async () => {
    setIsAsking(false)
    if (!isOpen) {
      onBack()
      commands.remove(page)
    } else if ((await commands.removeNow(page)) && home) {
      openPage(home.id)
    }
  }

  return (
    <div className={styles.actions}>
      {!isOpen && (
        <button type="button" className={shell.button} onClick={() => openPage(id)}>
          Open in the editor
        </button>
      )}
      {!isOpen && state !== 'live' && (
        <button type="button" className={shell.button} onClick={() => void commands.publish(page)}>
          <Upload size={16} aria-hidden />
          Publish
        </button>
      )}
      {livePathname !== null && card && (
        <a
          className={shell.button}
          href={`${card.origin}${livePathname}`}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink size={16} aria-hidden />
          View it live
        </a>
      )}
      <button
        type="button"
        className={shell.button}
        onClick={() => void commands.copy(id).then((copy) => copy && openPage(copy))}
      >
        <Copy size={16} aria-hidden />
        Duplicate
      </button>
      {isUndeletable ? (
        <p className={styles.fixed}>
          <Lock size={14} aria-hidden />
          This page cannot be deleted
        </p>
      ) : (
        <button type="button" className={shell.button} onClick={() => setIsAsking(true)}>
          <Trash2 size={16} aria-hidden />
          Delete
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${title}?`}
          confirm="Delete"
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        >
          {livePathname !== null && `Visitors will find nothing at ${livePathname} any more. `}
          {isOpen
            ? 'It is open now, so this cannot be undone.'
            : 'You can undo this for a few seconds.'}
        </ConfirmDialog>
      )}
    </div>
  )
}
