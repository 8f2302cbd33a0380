import type { Endpoint } from 'payload'
import { deleteAccount } from '@/plugins/public-api/account-data/delete-account'
import { exportAccount } from '@/plugins/public-api/account-data/export-account'
import { requireOwnPassword } from '@/plugins/public-api/require-own-password'
import { exportAnswer } from '@/src/core/contracts/accounts/account-answers'
import { deleteAccountBody } from '@/src/core/contracts/accounts/accounts'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const download = definePublicEndpoint({
  method: 'get',
  path: '/accounts/me/export',
  summary: 'Everything that is stored about the visitor',
  answer: exportAnswer,
  account: 'required',
  rateLimit: 'accountExport',
  run: ({ req, account }) => exportAccount(req, account),
})

const remove = definePublicEndpoint({
  method: 'delete',
  path: '/accounts/me',
  summary: 'Delete the own account',
  body: deleteAccountBody,
  account: 'required',
  rateLimit: 'accountDeletion',
  failures: ['CONFLICT'],
  run: async ({ req, account, body: { password } }) => {
    await requireOwnPassword(req, account, { password, field: 'password' })
    await deleteAccount(req, account)
  },
})

export const accountDataEndpoints: Endpoint[] = [download, remove]
