'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.chooseSite

type Site = { id: string; name: string; slug: string }

/** Chooses as the choice at the top of the admin does, which follows. */
export function SiteChoices({ sites }: { sites: readonly Site[] }) {
  const { setTenant } = useTenantSelection()
  return (
    <ul className={list.rows}>
      {sites.map(({ id, name, slug }) => (
        <li key={id} className={list.row}>
          <div className={list.what}>
            <strong>{name}</strong>
            <p className={list.quiet}>{slug}</p>
          </div>
          <button
            type="button"
            className={controls.button}
            aria-label={words.chooseThis(name)}
            onClick={() => setTenant({ id, refresh: true })}
          >
            {words.choose}
          </button>
        </li>
      ))}
    </ul>
  )
}
