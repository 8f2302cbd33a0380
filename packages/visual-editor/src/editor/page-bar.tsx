import { Suspense, useState } from 'react'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'
import { DiscardTextDialog } from '@/plugins/visual-editor/editor/email/copies/discard-text-dialog'
import publish from '@/plugins/visual-editor/editor/publish/publish.module.css'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { SaveIndicator } from '@/plugins/visual-editor/editor/shell/bar/save-indicator'
import bar from '@/plugins/visual-editor/editor/shell/bar/top-bar.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronDown, Eye } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'

type Props = {
  page: EditedPage
  saving: Saving
  part: SavePart
  onPreview?: () => void
}

/** Whether it is saved, how it looks, and how it gets to visitors. */
export function PageBar({ page: { hasDrafts, savesItself }, saving, part, onPreview }: Props) {
  const [isDiscarding, setIsDiscarding] = useState(false)
  const { hasUnpublished, isPublishing, state } = saving
  const canPublish = hasUnpublished && !isPublishing
  const canSave = state.kind !== 'saved' && state.kind !== 'saving'
  return (
    <>
      <SaveIndicator saving={saving} />
      {onPreview && (
        <button
          type="button"
          className={`${controls.button} ${publish.preview}`}
          aria-label="Preview in a new tab"
          onClick={onPreview}
        >
          <Eye size={16} aria-hidden />
          <span className={bar.optional}>Preview</span>
        </button>
      )}
      {!savesItself && (
        <button
          type="button"
          className={controls.button}
          data-kind={hasDrafts ? undefined : 'primary'}
          disabled={!canSave}
          onClick={() => void saving.saveOrSay()}
        >
          {hasDrafts ? 'Save draft' : 'Save'}
        </button>
      )}
      {hasDrafts && (
        <div className={publish.pair}>
          <button
            type="button"
            className={controls.button}
            data-kind="primary"
            disabled={!canPublish}
            onClick={() => void saving.publish()}
          >
            {hasUnpublished ? 'Publish' : 'Published'}
          </button>
          <MenuButton
            label="More about publishing"
            kind="primary"
            items={[
              { label: 'Publish now', isDisabled: !canPublish, run: () => void saving.publish() },
              ...(onPreview ? [{ label: 'Preview', run: onPreview }] : []),
              {
                label: 'Discard changes…',
                note: hasUnpublished ? undefined : 'Nothing is unpublished',
                isDisabled: !hasUnpublished,
                run: () => setIsDiscarding(true),
              },
            ]}
          >
            <ChevronDown size={16} aria-hidden />
          </MenuButton>
        </div>
      )}
      <Suspense>
        {isDiscarding && (
          <DiscardTextDialog
            title="Discard your changes?"
            warning="The page goes back to what visitors see. Undo brings your changes back while the editor is open."
            action="Discard changes"
            done="Your changes are discarded"
            onGiveUp={part.discard}
            onClose={() => setIsDiscarding(false)}
          />
        )}
      </Suspense>
    </>
  )
}
