import { useState } from 'react'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import type { ListedShow } from '@/src/core/contracts/events/show-answers'
import type { ChangeShowsBody } from '@/src/core/contracts/events/shows'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.shows

type Props = {
  shows: readonly ListedShow[]
  isBusy: boolean
  onChange: (body: ChangeShowsBody) => void
}

/** The same for all that are chosen. */
export function ShowActions({ shows, isBusy, onChange }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const ids = shows.map(({ id }) => id)
  const action = (label: string, run: () => void) => (
    <button type="button" className={controls.button} disabled={isBusy} onClick={run}>
      {label}
    </button>
  )
  return (
    <>
      {action('Put on the site', () => onChange({ change: 'onSite', ids, isOn: true }))}
      {action('Take off the site', () => onChange({ change: 'onSite', ids, isOn: false }))}
      {action('Delete…', () => setIsAsked(true))}
      {isAsked && (
        <AskDialog
          ask="delete"
          many={ids.length}
          onClose={() => setIsAsked(false)}
          onSure={() => {
            setIsAsked(false)
            onChange({ change: 'delete', ids })
          }}
        />
      )}
    </>
  )
}

type AskProps = {
  ask: 'cancel' | 'delete'
  many: number
  onSure: () => void
  onClose: () => void
}

/** Once more, before something that fans notice or that does not come back. */
export function AskDialog({ ask, many, onSure, onClose }: AskProps) {
  const isDelete = ask === 'delete'
  return (
    <ConfirmDialog
      title={isDelete ? words.askDelete(many) : words.askCancel(many)}
      confirm={isDelete ? 'Delete' : 'Cancel the show'}
      keep="Keep"
      onConfirm={onSure}
      onClose={onClose}
    >
      {isDelete ? words.deleted : words.cancelled}
    </ConfirmDialog>
  )
}
