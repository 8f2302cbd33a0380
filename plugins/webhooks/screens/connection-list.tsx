'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConnectionDialog } from '@/plugins/webhooks/screens/connection-dialog'
import { EndpointRow } from '@/plugins/webhooks/screens/endpoint-row'
import { SettingsRows } from '@/src/admin/settings-rows'
import type { ConnectionView } from '@/src/core/contracts/webhooks/measurement'
import { companyNames } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.measurement

type Props = {
  connections: readonly ConnectionView[]
  /** Of the calls. */
  url: string
  /** Of the screens. */
  path: string
}

/** The companies that a site tells of purchases, with the button that connects one. */
export function ConnectionList({ connections, url, path }: Props) {
  const router = useRouter()
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <SettingsRows
        id="connections"
        title={words.list}
        make={words.make}
        onMake={() => setMaking(true)}
        empty={words.empty}
      >
        {connections.map((connection) => (
          <EndpointRow
            key={connection.id}
            name={companyNames[connection.company]}
            about={`${words.of[connection.company].id}: ${connection.pixelId}`}
            state={connection}
            href={`${path}/${connection.id}`}
            see={words.seeThis(companyNames[connection.company])}
          />
        ))}
      </SettingsRows>
      {isMaking && (
        <ConnectionDialog
          url={url}
          onClose={() => setMaking(false)}
          onMade={(id) => router.push(`${path}/${id}`)}
        />
      )}
    </>
  )
}
