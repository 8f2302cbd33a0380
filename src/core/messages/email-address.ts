/** Apart from the texts of accounts, which a checkout does not load. */
export const emailAddressMessages = {
  emailRequired: 'Email is required',
  emailTooLong: 'Email is too long',
  emailInvalid: 'Email is invalid',
} as const
