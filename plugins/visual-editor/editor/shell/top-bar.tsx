import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { PageSummary } from '@/plugins/visual-editor/editor/builder-props'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { DeviceSwitch } from '@/plugins/visual-editor/editor/shell/device-switch'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { ChevronLeft, ExternalLink, Redo2, Undo2 } from '@/plugins/visual-editor/editor/shell/icons'
import { PageSwitch } from '@/plugins/visual-editor/editor/shell/page-switch'
import { SaveIndicator } from '@/plugins/visual-editor/editor/shell/save-indicator'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import styles from '@/plugins/visual-editor/editor/shell/top-bar.module.css'

type Props = {
  page: PageSummary
  pages: readonly PageSummary[]
  /** Address of the page on the live site. */
  siteUrl: string
  saving: Saving
  onLeave: () => void
  onOpenPage: (id: string) => void
}

/** Where am I, is it saved, how does it look on a phone, put it live. */
export function TopBar({ page, pages, siteUrl, saving, onLeave, onOpenPage }: Props) {
  const { engine, commands } = useBuilder()
  const canUndo = useEngineValue(engine, ({ canUndo }) => canUndo())
  const canRedo = useEngineValue(engine, ({ canRedo }) => canRedo())

  return (
    <header className={`${shell.chrome} ${styles.bar}`}>
      <div className={styles.side}>
        <IconButton icon={ChevronLeft} label="Back to the admin" onClick={onLeave} />
        <PageSwitch page={page} pages={pages} onOpenPage={onOpenPage} />
        <span className={styles.rule} />
        <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={commands.undo} />
        <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={commands.redo} />
      </div>
      <DeviceSwitch />
      <div className={styles.side}>
        <SaveIndicator saving={saving} />
        <a
          className={`${shell.button} ${styles.optional}`}
          href={siteUrl}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink size={16} aria-hidden />
          View site
        </a>
        <button
          type="button"
          className={shell.button}
          data-kind="primary"
          disabled={!saving.hasUnpublished || saving.isPublishing}
          onClick={() => void saving.publish()}
        >
          {saving.hasUnpublished ? 'Publish' : 'Published'}
        </button>
      </div>
    </header>
  )
}
