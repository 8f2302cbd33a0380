import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import { FindingList } from '@/plugins/visual-editor/editor/publish-check/finding-list'
import { showFinding } from '@/plugins/visual-editor/editor/publish-check/show-finding'
import type { PublishCheck } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import type { Finding } from '@/plugins/visual-editor/publish-check/subject'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = {
  check: PublishCheck
  title?: string
  adminPath: string
  onOpenPage: (id: string) => void
}

/** What was found before going live, each with the way to it. */
export function CheckDialog({ check, title = 'Before you go live', adminPath, onOpenPage }: Props) {
  const builder = useBuilder()
  const { blocks, kind } = builder
  const page = usePage()
  const { found, close } = check
  const errors = found.filter(({ severity }) => severity === 'error')

  const show = (finding: Finding) => {
    close()
    showFinding(builder, finding, { adminPath, openPage: onOpenPage })
  }

  return (
    <Dialog title={title} onClose={close}>
      <p>
        {errors.length > 0
          ? ownerMessages.editor.somethingBroken
          : ownerMessages.editor.couldBeBetter}
      </p>
      <FindingList
        found={found}
        nameOf={({ place }) => (place.kind === 'block' ? nameOf(blocks, page, place.id) : null)}
        wayTo={(finding) => (
          <button type="button" className={controls.button} onClick={() => show(finding)}>
            Show me
          </button>
        )}
      />
      <DialogActions>
        <DialogButton onClick={close}>Back to the {kind.noun}</DialogButton>
        {errors.length === 0 && (
          <DialogButton isPrimary onClick={check.goOn}>
            {check.action}
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
