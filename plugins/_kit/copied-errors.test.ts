import { expect, it, vi } from 'vitest'
import { AppError } from '@/src/core/errors'
import { InvalidSignatureError, PaymentProviderError } from '@/src/server/payments/payment-provider'

it('knows the errors that a package throws, which brings a copy of their classes', async () => {
  vi.resetModules()
  const kit = await import('@/packages/kit/src')
  expect(kit.AppError).not.toBe(AppError)
  expect(new kit.AppError('NOT_FOUND')).toBeInstanceOf(AppError)
  expect(new kit.InvalidSignatureError('No')).toBeInstanceOf(InvalidSignatureError)
  const error = new kit.PaymentProviderError('refused', 'No')
  expect(error).toBeInstanceOf(PaymentProviderError)
  expect(error).not.toBeInstanceOf(AppError)
})

it('tells a class that is made of one of these from it', () => {
  class Special extends AppError {}
  expect(new Special('CONFLICT')).toBeInstanceOf(Special)
  expect(new Special('CONFLICT')).toBeInstanceOf(AppError)
  expect(new AppError('CONFLICT')).not.toBeInstanceOf(Special)
})
