import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import type { ThemeName } from '@/src/core/theme/schema'

type Props = {
  to: ThemeName
  /** The home page in question is the one that is being edited. */
  isOpenAlready: boolean
  isBusy: boolean
  onLook: () => void
  onSwitch: () => void
  onClose: () => void
}

/** Says what visitors will see, before they do. */
export function SwitchDialog({ to, isOpenAlready, isBusy, onLook, onSwitch, onClose }: Props) {
  const kind = siteThemes.get(to)
  return (
    <Dialog title={`Switch to “${kind?.label}”?`} onClose={onClose}>
      <p>{kind?.promise}</p>
      <p>
        Nothing is lost: the home page you have now is kept, and you can switch back at any time.
      </p>
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        {!isOpenAlready && (
          <DialogButton isDisabled={isBusy} onClick={onLook}>
            Look at it first
          </DialogButton>
        )}
        <DialogButton isPrimary isDisabled={isBusy} onClick={onSwitch}>
          Show it to visitors
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
