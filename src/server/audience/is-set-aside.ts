/**
 * A condition: whether an address is left out of an artist's lists and news, see `unreachable.ts`. It may be known from
 * a list, from an account, or both.
 *
 * @param profileId an expression of SQL for the artist
 * @param email one for the address, in lower case
 */
export const isSetAside = (profileId: string, email: string) => `(exists (
    select 1 from subscribers aside where aside.profile_id = ${profileId} and aside.email = ${email}
      and aside.status = 'unreachable')
  or exists (
    select 1 from public_accounts aside where aside.profile_id = ${profileId} and aside.email = ${email}
      and aside.unreachable_at is not null))`
