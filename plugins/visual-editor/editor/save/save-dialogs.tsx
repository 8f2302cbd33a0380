import { lazy, Suspense } from 'react'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/pages-api'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { useCopyOffer } from '@/plugins/visual-editor/editor/save/use-copy-offer'
import { usePageLock } from '@/plugins/visual-editor/editor/save/use-page-lock'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'

const ConflictDialog = lazy(() =>
  import('@/plugins/visual-editor/editor/save/conflict-dialog').then(({ ConflictDialog }) => ({
    default: ConflictDialog,
  })),
)
const RefusedDialog = lazy(() =>
  import('@/plugins/visual-editor/editor/save/refused-dialog').then(({ RefusedDialog }) => ({
    default: RefusedDialog,
  })),
)
const RestoreDialog = lazy(() =>
  import('@/plugins/visual-editor/editor/save/restore-dialog').then(({ RestoreDialog }) => ({
    default: RestoreDialog,
  })),
)
const LockDialog = lazy(() =>
  import('@/plugins/visual-editor/editor/save/lock-dialog').then(({ LockDialog }) => ({
    default: LockDialog,
  })),
)
const BrokenNotice = lazy(() =>
  import('@/plugins/visual-editor/editor/save/broken-notice').then(({ BrokenNotice }) => ({
    default: BrokenNotice,
  })),
)

type Props = {
  api: PagesApi
  page: BuilderProps['page']
  /** The page's own among the parts. */
  pagePart: SavePart
  saving: Saving
}

/** Whatever has to be asked or told about saving; the code of each comes when it is needed. */
export function SaveDialogs({ api, page, pagePart, saving }: Props) {
  const { state, part, parts } = saving
  const lock = usePageLock(api, pagePart)
  const { holder } = lock
  const { offer, restore, discard } = useCopyOffer(parts)
  const isHeld = state.kind === 'held'

  const look = async () => {
    const url = await api.previewUrl()
    if (url) {
      window.location.assign(url)
    }
  }

  return (
    <Suspense>
      {holder && (
        <LockDialog
          lock={{ ...lock, holder }}
          hasUnsaved={saving.isDirty()}
          onLook={() => void look()}
        />
      )}
      {!holder && offer && (
        <RestoreDialog key={offer.copy.key} offer={offer} onRestore={restore} onDiscard={discard} />
      )}
      {!holder && state.kind === 'conflict' && part && <ConflictDialog part={part} />}
      {state.kind === 'refused' && part && <RefusedDialog part={part} message={state.message} />}
      {page.problems.length > 0 && (
        <BrokenNotice problems={page.problems} part={pagePart} isHeld={isHeld} />
      )}
    </Suspense>
  )
}
