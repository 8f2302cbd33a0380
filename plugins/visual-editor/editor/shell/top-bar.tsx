import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { PageSummary } from '@/plugins/visual-editor/editor/builder-props'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import publish from '@/plugins/visual-editor/editor/publish/publish.module.css'
import { PublishMenu } from '@/plugins/visual-editor/editor/publish/publish-menu'
import { ScheduleNotice } from '@/plugins/visual-editor/editor/publish/schedule-notice'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { DeviceSwitch } from '@/plugins/visual-editor/editor/shell/device-switch'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { ChevronLeft, Eye, Redo2, Search, Undo2 } from '@/plugins/visual-editor/editor/shell/icons'
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
  publishing: Publishing
  onLeave: () => void
  onOpenPage: (id: string) => void
}

/** Where am I, is it saved, how does it look on a phone, put it live. */
export function TopBar({ page, pages, siteUrl, saving, publishing, onLeave, onOpenPage }: Props) {
  const { engine, commands, ui } = useBuilder()
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
        <IconButton
          icon={Search}
          label="Find anything"
          onClick={() => ui.setState({ keyDialog: 'palette' })}
        />
      </div>
      <DeviceSwitch />
      <div className={styles.side}>
        <ScheduleNotice publishing={publishing} />
        <SaveIndicator saving={saving} />
        <button
          type="button"
          className={`${shell.button} ${publish.preview}`}
          aria-label="Preview your draft in a new tab"
          onClick={() => void publishing.preview()}
        >
          <Eye size={16} aria-hidden />
          <span className={styles.optional}>Preview</span>
        </button>
        <PublishMenu saving={saving} publishing={publishing} siteUrl={siteUrl} />
      </div>
    </header>
  )
}
