import { useMemo } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { compareEmails } from '@/plugins/visual-editor/editor/email/copies/compare-emails'
import type { CopyOffer } from '@/plugins/visual-editor/editor/save/use-copy-offer'
import {
  describeChange,
  themeChangeLabels,
} from '@/plugins/visual-editor/editor/versions/change-labels'
import { ChangeList } from '@/plugins/visual-editor/editor/versions/change-list'
import { sayMoment } from '@/src/admin/dates/say-date'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'
import { comparePages } from '@/src/core/page-document/compare'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

type Props = { offer: CopyOffer; onRestore: () => void; onDiscard: () => void }

/** Asks about unsaved work of an earlier visit: nothing is taken over, and nothing lost, unasked. */
export function RestoreDialog({ offer, onRestore, onDiscard }: Props) {
  const { engine, blocks } = useBuilder()
  const { copy, name, isOutdated } = offer
  const changes = useMemo(() => {
    if (name !== 'theme') {
      const pages = { before: engine.document(), after: copy.content as PageDocument }
      const { inbox, blocks: changes } =
        name === 'email'
          ? compareEmails(pages.before, pages.after)
          : { inbox: [], blocks: comparePages(pages.before, pages.after) }
      return [...inbox, ...describeChange(changes, { blocks, ...pages })]
    }
    const theme = engine.theme()
    return theme ? themeChangeLabels(theme, copy.content as EditedTheme) : []
  }, [name, copy, engine, blocks])

  return (
    <Dialog title={`You have changes from ${sayMoment(copy.at)} that were not saved`}>
      <p>They were kept on this computer. Compared with the {name} as it is saved:</p>
      <div className={styles.list}>
        <ChangeList changes={changes} />
      </div>
      {isOutdated && (
        <p className={styles.note}>
          Since then something else was saved. Restoring puts yours in its place; undo takes that
          back{name === 'email' ? '' : ', and the versions keep both'}.
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={onDiscard}>Discard</DialogButton>
        <DialogButton isPrimary isSafe onClick={onRestore}>
          Restore
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
