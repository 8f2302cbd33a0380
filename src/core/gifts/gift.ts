import { limits } from '@/src/core/limits'
import { giftMessages } from '@/src/core/messages/gift'
import { readEmail } from '@/src/core/text/email-address'

/** Who gets a gift, and what the buyer says to them. */
export type Gift = {
  recipientName: string
  recipientEmail: string
  recipientMessage: string
  /** Who it is from, in the buyer's words; empty: they do not say. */
  giverName: string
  /** ISO; the moment at which the recipient hears of it. Empty: as soon as it is paid. */
  deliverAt: string
}

export type GiftProblems = Partial<Record<keyof Gift, string>>

/** As it is kept and compared: without space around it, the address as it is stored. */
export function tidyGift(gift: Gift): Gift {
  return {
    recipientName: gift.recipientName.trim(),
    recipientEmail: tidyEmail(gift.recipientEmail),
    recipientMessage: gift.recipientMessage.trim(),
    giverName: gift.giverName.trim(),
    deliverAt: gift.deliverAt,
  }
}

/** As it is stored; what is no address stays as it was typed. */
export function tidyEmail(email: string): string {
  return readEmail(email) ?? email.trim()
}

/** What is wrong with a tidied gift, by field; empty when nothing is. Only the recipient is required. */
export function giftProblems(gift: Gift): GiftProblems {
  const { nameMax, messageMax } = limits.gift
  const problems: GiftProblems = {
    recipientName: !gift.recipientName
      ? giftMessages.nameRequired
      : gift.recipientName.length > nameMax
        ? giftMessages.nameTooLong
        : '',
    recipientEmail: giftEmailProblem(gift.recipientEmail),
    recipientMessage: gift.recipientMessage.length > messageMax ? giftMessages.messageTooLong : '',
    giverName: gift.giverName.length > nameMax ? giftMessages.giverTooLong : '',
    deliverAt: dateProblem(gift.deliverAt),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== ''))
}

/** What is wrong with a tidied address; empty when nothing is. */
export function giftEmailProblem(email: string): string {
  if (!email) {
    return giftMessages.emailRequired
  }
  return readEmail(email) ? '' : giftMessages.emailInvalid
}

/** The latest day alone: a day that passes while the gift lies in a cart is put right at its line. */
function dateProblem(deliverAt: string): string {
  if (!deliverAt) {
    return ''
  }
  const days = (Date.parse(deliverAt) - Date.now()) / 86_400_000
  return days <= limits.gift.deliverDaysMax ? '' : giftMessages.dateTooFar
}

/** Whether the day is over, wherever on earth the buyer is: what is sent is its morning there. */
export function isGiftDayOver(deliverAt: string): boolean {
  return deliverAt !== '' && Date.parse(deliverAt) < Date.now() - limits.gift.dayOverMs
}
