import { plainMail } from '@/plugins/take-along/plain-mail'
import { env } from '@/src/core/env'

type Told = { name: string; address: string }
type Planned = Told & { day: string; takeAlongUrl: string; takeBackUrl: string }

export function plannedMail({ name, address, day, takeAlongUrl, takeBackUrl }: Planned) {
  return plainMail(`${name} will be deleted on ${day}`, [
    `The site ${name} (${address}) on ${env().platform.name} went offline, because an owner asked for it to be deleted.`,
    `On ${day} everything is deleted: pages, music, posts, fans, orders and files. Until then you can have everything in one file:`,
    { label: 'Take everything along', url: takeAlongUrl },
    'If you want to keep it, or none of you asked for this:',
    { label: 'Keep the site', url: takeBackUrl },
  ])
}

/** Goes out when there is no site any more. */
export function deletedMail({ name, address }: Told) {
  return plainMail(`${name} was deleted`, [
    `The site ${name} (${address}) on ${env().platform.name} and all that belonged to it were deleted, as an owner had asked for. Nobody can bring it back.`,
    'Your own account is still there.',
  ])
}
