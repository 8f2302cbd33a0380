import { anyAnswer, callBoxOffice, settingsOf } from '@/examples/box-office/call-box-office'
import type { Listeners } from '@/plugins/_kit/site-plugin'

/** Called after the commit, at least once: the address names the order. */
export const listeners: Listeners = {
  'order.paid': async ({ data: { ref, name, items } }) => {
    const body = { name, items: items.map(({ title, quantity }) => ({ title, quantity })) }
    await callBoxOffice(settingsOf(process.env), `/guests/${ref}`, { answer: anyAnswer, body })
  },
}
