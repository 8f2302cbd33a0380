import { EndpointState } from '@/plugins/webhooks/screens/endpoint-state'
import { AdminLink } from '@/src/admin/admin-link'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import type { EndpointState as State } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Row = {
  name: string
  about: string
  state: State
  href: string
  /** What the link is called for those who do not see where it stands. */
  see: string
}

/** Somebody who is told of things, in a list. */
export function EndpointRow({ name, about, state, href, see }: Row) {
  return (
    <li className={list.row}>
      <div className={list.what}>
        <strong>{name}</strong>
        <p>{about}</p>
        <EndpointState state={state} />
      </div>
      <AdminLink className={controls.button} href={href} aria-label={see}>
        {ownerMessages.webhooks.see}
      </AdminLink>
    </li>
  )
}
