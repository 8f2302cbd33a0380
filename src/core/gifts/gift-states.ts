/** What is stored of a gift. Unpaid, failed and expired ones are told apart when they are read. */
export const giftStatuses = [
  'pending_payment',
  'scheduled',
  'sent',
  'claimed',
  'cancelled',
] as const
export type GiftStatus = (typeof giftStatuses)[number]

/** What the buyer sees: `failed` was not paid or could not be delivered, `expired` was not claimed in time. */
export const giftStates = [...giftStatuses, 'failed', 'expired'] as const
export type GiftState = (typeof giftStates)[number]

type Facts = {
  status: GiftStatus
  /** Set once it was sent. */
  expiresAt: Date | null
  /** The order can no longer be paid. */
  isOrderOver: boolean
  /** The mail to the recipient came back, or could never be sent. */
  isMailFailed: boolean
}

export function giftStateOf(
  { status, expiresAt, isOrderOver, isMailFailed }: Facts,
  now: Date,
): GiftState {
  if (status === 'pending_payment') {
    return isOrderOver ? 'failed' : status
  }
  if (status !== 'sent' && status !== 'scheduled') {
    return status
  }
  if (status === 'sent' && expiresAt && expiresAt <= now) {
    return 'expired'
  }
  return isMailFailed ? 'failed' : status
}

/** While these last, the buyer may correct the address. */
export const openGiftStates: readonly GiftState[] = ['scheduled', 'sent', 'failed']

/** What becomes of gifts that somebody has claimed when their money goes back: the owner's choice. */
export const claimedGiftChoices = ['keep', 'withdraw'] as const
export type ClaimedGiftChoice = (typeof claimedGiftChoices)[number]
