import { looksLikeEmail } from '@/src/core/email'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'

/** Who gets a gift, and what the buyer says to them. */
export type Gift = { recipientName: string; recipientEmail: string; recipientMessage: string }

export type GiftProblems = Partial<Record<keyof Gift, string>>

/** As it is kept and compared: without space around it, the address in lower case. */
export function tidyGift(gift: Gift): Gift {
  return {
    recipientName: gift.recipientName.trim(),
    recipientEmail: gift.recipientEmail.trim().toLowerCase(),
    recipientMessage: gift.recipientMessage.trim(),
  }
}

/** What is wrong with a tidied gift, by field; empty when nothing is. The message is optional. */
export function giftProblems(gift: Gift): GiftProblems {
  const { nameMax, messageMax } = limits.gift
  const problems: GiftProblems = {
    recipientName: !gift.recipientName
      ? messages.gift.nameRequired
      : gift.recipientName.length > nameMax
        ? messages.gift.nameTooLong
        : '',
    recipientEmail: emailProblem(gift.recipientEmail),
    recipientMessage: gift.recipientMessage.length > messageMax ? messages.gift.messageTooLong : '',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== ''))
}

function emailProblem(email: string): string {
  if (!email) {
    return messages.gift.emailRequired
  }
  const isValid = looksLikeEmail(email) && email.length <= limits.account.emailMax
  return isValid ? '' : messages.gift.emailInvalid
}
