import { fieldsInWords } from '@/src/admin/writing/field-words'
import type { SaveState } from '@/src/admin/writing/writing-state'

export const isBack = 'What was not saved last time is back.'

export const changedElsewhere = (fields: readonly string[]) =>
  `Changed in another window meanwhile: ${fieldsInWords(fields)}.`

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Whether the work is safe. */
export function saveWords(save: SaveState<unknown>): string {
  switch (save.kind) {
    case 'saved':
      return save.at ? `Saved ${clock.format(save.at)}` : 'Saved'
    case 'waiting':
    case 'saving':
      return 'Saving…'
    case 'offline':
      return 'No connection, kept in this browser'
    case 'signed-out':
      return 'Logged out, kept in this browser'
    case 'held':
      return 'Not all saved: look at the red fields'
    case 'conflict':
      return 'Not saved: changed elsewhere'
    case 'refused':
      return `Not saved: ${save.message}`
  }
}
