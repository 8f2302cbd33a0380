import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { FindingList } from '@/plugins/visual-editor/editor/publish-check/finding-list'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import type { Finding } from '@/plugins/visual-editor/publish-check/finding'
import { ownerMessages } from '@/src/core/owner-messages'
import type { ThemeName } from '@/src/core/theme/schema'

type Props = {
  to: ThemeName
  /** What speaks against its home page as it is now. */
  found: readonly Finding[]
  /** The block that a finding is about. */
  nameOf: (finding: Finding) => string | null
  onShow: (finding: Finding) => void
  /** The home page in question is the one that is being edited. */
  isOpenAlready: boolean
  isBusy: boolean
  onLook: () => void
  onSwitch: () => void
  onClose: () => void
}

/** Says what visitors will see, before they do. */
export function SwitchDialog(props: Props) {
  const { to, found, nameOf, onShow, isOpenAlready, isBusy, onLook, onSwitch, onClose } = props
  const kind = siteThemes.get(to)
  const isBroken = found.some(({ severity }) => severity === 'error')
  return (
    <Dialog title={`Switch to “${kind?.label}”?`} onClose={onClose}>
      {found.length === 0 ? (
        <>
          <p>{kind?.promise}</p>
          <p>
            Nothing is lost: the home page you have now is kept, and you can switch back at any
            time.
          </p>
        </>
      ) : (
        <div role="status">
          <p>
            {isBroken
              ? ownerMessages.editor.somethingBrokenThere
              : ownerMessages.editor.couldBeBetterThere}
          </p>
          <FindingList
            found={found}
            nameOf={nameOf}
            wayTo={(finding) => (
              <button
                type="button"
                className={shell.button}
                disabled={isBusy}
                onClick={() => onShow(finding)}
              >
                Show me
              </button>
            )}
          />
        </div>
      )}
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        {!isOpenAlready && (
          <DialogButton isPrimary={isBroken} isDisabled={isBusy} onClick={onLook}>
            Look at it first
          </DialogButton>
        )}
        {!isBroken && (
          <DialogButton isPrimary isDisabled={isBusy} onClick={onSwitch}>
            {found.length === 0 ? 'Show it to visitors' : 'Show it anyway'}
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
