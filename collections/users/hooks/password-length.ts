import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { limits } from '@/src/core/limits'
import { accountMessages } from '@/src/core/messages/account'

/** Payload itself accepts passwords of three characters. */
export const passwordLength: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string' || password === '') {
    return data
  }
  const { passwordMin, passwordMax } = limits.account
  if (password.length < passwordMin || password.length > passwordMax) {
    const message =
      password.length < passwordMin
        ? accountMessages.passwordTooShort
        : accountMessages.passwordTooLong
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'password', message }] },
      req.t,
    )
  }
  return data
}
