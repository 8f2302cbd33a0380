/** What stands in place of the email of an account that was deleted. Nobody is there to be written to. */
export const deletedEmail = 'deleted@account.invalid'
