import type { Endpoint } from 'payload'
import { mailSettings, mailSettingsBody } from '@/src/core/contracts/accounts/accounts'
import { mailSettingsOf, setMailSetting } from '@/src/server/audience/mail-settings'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

const path = '/accounts/me/mail-settings'

const read = definePublicEndpoint({
  method: 'get',
  path,
  summary: 'Which mails the visitor wants besides those of lists',
  answer: mailSettings,
  account: 'required',
  run: ({ req, account }) => mailSettingsOf(req, account.id),
})

const change = definePublicEndpoint({
  method: 'patch',
  path,
  summary: 'Switch news for members, or mails about new posts, on or off',
  answer: mailSettings,
  body: mailSettingsBody,
  account: 'required',
  rateLimit: 'accountChange',
  run: ({ req, account, body }) =>
    withTx(req, async () => {
      for (const kind of ['news', 'posts'] as const) {
        const isOn = body[kind]
        if (isOn !== undefined) {
          await setMailSetting(req, account.id, { kind, isOn })
        }
      }
      return mailSettingsOf(req, account.id)
    }),
})

export const accountMailSettingsEndpoints: Endpoint[] = [read, change]
