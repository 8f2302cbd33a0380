import { fieldLabels } from '@/src/admin/writing/field-labels'
import type { SaveState, UnsavedKind } from '@/src/admin/writing/writing-state'

export const isBack = 'What was not saved last time is back.'

export const changedElsewhere = (fields: readonly string[]) =>
  `Changed in another window meanwhile: ${fieldLabels(fields)}.`

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Whether what is written in the form is safe. */
export const saveLabel = (save: SaveState<unknown>): string => labelOf(save, 'browser')

/** The same of what is saved beside it, and is kept no longer than its tab. */
export const besideLabel = (kind: UnsavedKind): string => labelOf({ kind }, 'tab')

function labelOf(save: SaveState<unknown> | { kind: UnsavedKind }, place: string): string {
  switch (save.kind) {
    case 'saved':
      return save.at ? `Saved ${clock.format(save.at)}` : 'Saved'
    case 'waiting':
    case 'saving':
      return 'Saving…'
    case 'offline':
      return `No connection, kept in this ${place}`
    case 'signed-out':
      return `Logged out, kept in this ${place}`
    case 'held':
      return 'Not all saved: look at the red fields'
    case 'conflict':
      return 'Not saved: changed elsewhere'
    case 'refused':
      return `Not saved: ${save.message}`
  }
}
