import { focusPanel } from '@/plugins/visual-editor/editor/actions/regions'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import { FindingList } from '@/plugins/visual-editor/editor/publish-check/finding-list'
import { showBlock } from '@/plugins/visual-editor/editor/publish-check/show-block'
import type { PublishCheck } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import type { Finding } from '@/plugins/visual-editor/publish-check/finding'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'

type Props = {
  check: PublishCheck
  adminPath: string
  onOpenPage: (id: string) => void
}

/** What was found before going live, each with the way to it. */
export function CheckDialog({ check, adminPath, onOpenPage }: Props) {
  const builder = useBuilder()
  const { ui, blocks, elements } = builder
  const page = usePage()
  const { found, close } = check
  const errors = found.filter(({ severity }) => severity === 'error')

  const show = ({ place }: Finding) => {
    close()
    switch (place.kind) {
      case 'block':
        showBlock(builder, place.id, place.prop)
        break
      case 'theme':
        ui.setState({ panel: 'theme', themePlace: themePlaceOf(place) })
        if (!themePlaceOf(place)) {
          requestAnimationFrame(() => focusPanel(elements))
        }
        break
      case 'pages':
      case 'add':
        ui.setState({ panel: place.kind })
        requestAnimationFrame(() => focusPanel(elements))
        break
      case 'page':
        onOpenPage(place.id)
        break
      case 'post':
        window.open(`${adminPath}/collections/${slugs.posts}/${place.id}`, '_blank', 'noreferrer')
    }
  }

  return (
    <Dialog title="Before you go live" onClose={close}>
      <p>
        {errors.length > 0
          ? ownerMessages.editor.somethingBroken
          : ownerMessages.editor.couldBeBetter}
      </p>
      <FindingList
        found={found}
        nameOf={({ place }) => (place.kind === 'block' ? nameOf(blocks, page, place.id) : null)}
        wayTo={(finding) => (
          <button type="button" className={shell.button} onClick={() => show(finding)}>
            Show me
          </button>
        )}
      />
      <DialogActions>
        <DialogButton onClick={close}>Back to the page</DialogButton>
        {errors.length === 0 && (
          <DialogButton isPrimary onClick={check.goOn}>
            {check.action}
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  )
}

function themePlaceOf({ color, link }: Extract<Finding['place'], { kind: 'theme' }>) {
  return color ? (`theme-${color}` as const) : link ? (`theme-link-${link}` as const) : null
}
