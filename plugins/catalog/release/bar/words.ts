import type { SaveState } from '@/plugins/catalog/release/store/release-store'
import type { ReleaseState } from '@/src/core/contracts/products/releases'

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Whether buyers can have it. */
export function stateWords(state: ReleaseState, onSaleAt: string | null): string {
  switch (state) {
    case 'on-sale':
      return 'On sale'
    case 'scheduled':
      return onSaleAt && new Date(onSaleAt) > new Date()
        ? `On sale from ${moment.format(new Date(onSaleAt))}`
        : 'On sale as soon as nothing is missing'
    case 'off':
      return 'Taken off'
    case 'draft':
      return 'Draft'
  }
}

/** Whether the work is safe. */
export function saveWords(save: SaveState): string {
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
