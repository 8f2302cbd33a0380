/** What stands in place of the email of an account that was deleted. Nobody is there to be written to. */
export const deletedEmail = 'deleted@account.invalid'

/** Who it was, in an artist's words, where an account is gone. */
export const deletedAccount = 'Deleted account'
