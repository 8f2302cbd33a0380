import { isAttempt } from '@/site/cart/checkout/checkout-attempt'
import type { CheckoutBody } from '@/src/core/contracts/orders/checkout'

/** What was typed is the tab's own, and gone with it; what was ordered is known to all of them. */
type Answers = { key: string; body: CheckoutBody }

function answersStorageKey(profileId: string): string {
  return `bandstand-answers:${profileId}`
}

/** Keeps what was answered for anyone who comes back from the payment page in this tab. */
export function storeCheckoutAnswers(key: string, body: CheckoutBody): void {
  const answers: Answers = { key, body }
  try {
    sessionStorage.setItem(answersStorageKey(body.profileId), JSON.stringify(answers))
  } catch (error) {
    console.error('What was typed could not be kept', error)
  }
}

/** What this tab answered at the checkout that is not over yet, to go on from; null without one. */
export function storedCheckoutAnswers(profileId: string): CheckoutBody | null {
  const answers = read(profileId)
  return answers && isAttempt(profileId, answers.key) ? answers.body : null
}

function read(profileId: string): Answers | null {
  try {
    const stored: unknown = JSON.parse(
      sessionStorage.getItem(answersStorageKey(profileId)) ?? 'null',
    )
    return isAnswers(stored) ? stored : null
  } catch {
    return null
  }
}

function isAnswers(value: unknown): value is Answers {
  const { key, body } = (value ?? {}) as Partial<Record<keyof Answers, unknown>>
  return typeof key === 'string' && typeof body === 'object' && body !== null
}
