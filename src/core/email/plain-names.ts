import { fillText } from '@/src/core/email/tags'
import { mailVariables } from '@/src/core/email/variables'

const names = Object.fromEntries(
  Object.entries(mailVariables).map(([name, { label }]) => [name, `‹${label}›`]),
)

/** `Order ‹Order number›` for `Order {{order.number}}`: what a text says, not how it is written. */
export function withPlainNames(text: string): string {
  return fillText(text, names)
}
