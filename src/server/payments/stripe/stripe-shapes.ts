import { z } from 'zod'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'

/** The id of another object, which is there whole when it was asked for. */
export const reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((target) => (typeof target === 'string' ? target : target.id))

/**
 * The SDK hands over whatever JSON came back, even from a proxy's error page, so the shape is checked.
 *
 * @throws {PaymentProviderError} `unavailable` when it is something else
 */
export function readAs<Shape extends z.ZodType>(shape: Shape, object: unknown): z.output<Shape> {
  const parsed = shape.safeParse(object)
  if (!parsed.success) {
    throw new PaymentProviderError('unavailable', 'Not what was asked for', { cause: parsed.error })
  }
  return parsed.data
}
