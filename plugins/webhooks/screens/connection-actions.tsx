'use client'

import { ConnectionDialog } from '@/plugins/webhooks/screens/connection-dialog'
import { EndpointActions } from '@/plugins/webhooks/screens/endpoint-actions'
import { TestDialog } from '@/plugins/webhooks/screens/test-dialog'
import type { ConnectionView } from '@/src/core/contracts/webhooks/measurement'
import { companyNames } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.measurement

type Props = {
  connection: ConnectionView
  /** Of the calls that it has in common with webhooks, and of its own. */
  url: string
  changeUrl: string
  listPath: string
}

/** What can be done with a company that is told of purchases. */
export function ConnectionActions({ connection, url, changeUrl, listPath }: Props) {
  const { company, disabledAt } = connection
  return (
    <EndpointActions
      isOn={disabledAt === null}
      url={url}
      listPath={listPath}
      test={(close) => <TestDialog company={company} url={`${url}/test`} onClose={close} />}
      windows={[
        {
          label: words.edit,
          dialog: (close) => (
            <ConnectionDialog url={changeUrl} connection={connection} onClose={close} />
          ),
        },
      ]}
      remove={{ title: words.removeTitle(companyNames[company]), text: words.removeText }}
    />
  )
}
