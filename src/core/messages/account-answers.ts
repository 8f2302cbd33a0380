/** What only the server, mails and the admin say: pages of visitors load none of it. */
export const accountAnswers = {
  emailTaken: 'An account with this email already exists. Log in instead?',
  invalidCredentials: 'Incorrect email or password',
  linkOfOther: 'This link is for another account. Log out, then log in with that one.',
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
  wrongPassword: 'This is not your current password',
  sameEmail: 'This is your email already',
  notConfirmed: 'Please confirm your email first.',
  orderOnItsWay: 'An order of yours is still on its way. Please delete your account after that.',
} as const
