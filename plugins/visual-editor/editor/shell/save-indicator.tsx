import type { SaveState } from '@/plugins/visual-editor/editor/save/save-queue'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import {
  Check,
  CircleAlert,
  CloudOff,
  LoaderCircle,
} from '@/plugins/visual-editor/editor/shell/icons'
import styles from '@/plugins/visual-editor/editor/shell/top-bar.module.css'

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const looks = {
  saved: Check,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  offline: CloudOff,
  conflict: CircleAlert,
  locked: CircleAlert,
  refused: CircleAlert,
} as const

/** Whether the work is safe, always in sight. */
export function SaveIndicator({ saving: { state, hasUnpublished } }: { saving: Saving }) {
  const Icon = looks[state.kind]
  return (
    <>
      {hasUnpublished && state.kind === 'saved' && (
        <span className={styles.unpublished}>Unpublished changes</span>
      )}
      <span
        className={styles.save}
        data-kind={kindOf(state)}
        role="status"
        data-testid="save-state"
      >
        <Icon size={16} aria-hidden />
        <span className={styles.optional}>{textOf(state)}</span>
      </span>
    </>
  )
}

function kindOf({ kind }: SaveState): string {
  if (kind === 'saved') {
    return 'saved'
  }
  return kind === 'saving' || kind === 'waiting' ? 'saving' : 'problem'
}

function textOf(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return state.at ? `Saved · ${clock.format(state.at)}` : 'Saved'
    case 'waiting':
    case 'saving':
      return 'Saving…'
    case 'offline':
      return 'Not saved yet: no connection'
    case 'conflict':
      return 'Not saved: changed elsewhere'
    case 'locked':
      return 'Not saved: someone else is editing'
    case 'refused':
      return `Not saved: ${state.message}`
  }
}
