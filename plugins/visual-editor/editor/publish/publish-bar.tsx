import publish from '@/plugins/visual-editor/editor/publish/publish.module.css'
import { PublishMenu } from '@/plugins/visual-editor/editor/publish/publish-menu'
import { ScheduleNotice } from '@/plugins/visual-editor/editor/publish/schedule-notice'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { SaveIndicator } from '@/plugins/visual-editor/editor/shell/bar/save-indicator'
import styles from '@/plugins/visual-editor/editor/shell/bar/top-bar.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { Eye } from '@/src/admin/ui/icons'

type Props = {
  saving: Saving
  publishing: Publishing
  /** Where visitors find the site. */
  siteOrigin: string
}

/** The part of the top bar that is about what visitors see, and when. */
export function PublishBar({ saving, publishing, siteOrigin }: Props) {
  return (
    <>
      <ScheduleNotice publishing={publishing} />
      <SaveIndicator saving={saving} />
      <button
        type="button"
        className={`${controls.button} ${publish.preview}`}
        aria-label="Preview your draft in a new tab"
        onClick={() => void publishing.preview()}
      >
        <Eye size={16} aria-hidden />
        <span className={styles.optional}>Preview</span>
      </button>
      <PublishMenu saving={saving} publishing={publishing} siteOrigin={siteOrigin} />
    </>
  )
}
