/** In the filters above the list: the mails of one newsletter, which its own page leads to. */
export function MailingFilter() {
  return <p>the one you came from</p>
}
