import { Suspense, useState } from 'react'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import { LeaveDialog } from '@/plugins/visual-editor/editor/save/leave-dialog'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/pages-api'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { useCopyOffer } from '@/plugins/visual-editor/editor/save/use-copy-offer'
import type { Leaving } from '@/plugins/visual-editor/editor/save/use-leaving'
import { usePageLock } from '@/plugins/visual-editor/editor/save/use-page-lock'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'

const ConflictDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/conflict-dialog').then(
      ({ ConflictDialog }) => ConflictDialog,
    ),
  'insist',
)
const RefusedDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/refused-dialog').then(
      ({ RefusedDialog }) => RefusedDialog,
    ),
  'insist',
)
const RestoreDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/restore-dialog').then(
      ({ RestoreDialog }) => RestoreDialog,
    ),
  'insist',
)
const SignedOutDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/signed-out-dialog').then(
      ({ SignedOutDialog }) => SignedOutDialog,
    ),
  'insist',
)
const LockDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/lock-dialog').then(({ LockDialog }) => LockDialog),
  'insist',
)
const BrokenNotice = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/broken-notice').then(
      ({ BrokenNotice }) => BrokenNotice,
    ),
  'insist',
)

type Props = {
  api: PagesApi
  page: BuilderProps['page']
  /** The page's own among the parts. */
  pagePart: SavePart
  saving: Saving
  leaving: Leaving
  adminPath: string
}

/**
 * Whatever has to be asked or told about saving. The code of each comes when it is needed, except for
 * what is asked while the server cannot be reached.
 */
export function SaveDialogs({ api, page, pagePart, saving, leaving, adminPath }: Props) {
  const { state, part, parts } = saving
  const lock = usePageLock(api, pagePart)
  const { holder } = lock
  const { offer, restore, discard } = useCopyOffer(parts)
  const isHeld = state.kind === 'held'
  // Read once; what is told again and again keeps from putting it right.
  const [read, setRead] = useState('')
  const told = state.kind === 'refused' ? state.message : state.kind
  if (state.kind === 'saved' && read !== '') {
    setRead('')
  }

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
      {state.kind === 'refused' && part && read !== told && (
        <RefusedDialog
          part={part}
          message={state.message}
          blockId={state.blockId}
          onClose={() => setRead(told)}
        />
      )}
      {state.kind === 'signed-out' && read !== told && (
        <SignedOutDialog
          isCopied={saving.isCopied}
          loginUrl={`${adminPath}/login`}
          onClose={() => setRead(told)}
        />
      )}
      {leaving.question && <LeaveDialog question={leaving.question} />}
      {page.problems.length > 0 && (
        <BrokenNotice problems={page.problems} part={pagePart} isHeld={isHeld} />
      )}
    </Suspense>
  )
}
