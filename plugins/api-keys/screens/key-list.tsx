'use client'

import { useState } from 'react'
import { NewKeyDialog } from '@/plugins/api-keys/screens/new-key-dialog'
import list from '@/src/admin/settings-list.module.css'
import { SettingsRows } from '@/src/admin/settings-rows'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import { scopeWords } from '@/src/core/access/key-scopes'
import type { ApiKeyView } from '@/src/core/contracts/owner-api/keys'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.apiKeys

/** The keys of a site, with the button that makes one. */
export function KeyList({ keys, url }: { keys: readonly ApiKeyView[]; url: string }) {
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <SettingsRows
        id="keys"
        title={words.keys}
        make={words.make}
        onMake={() => setMaking(true)}
        empty={words.empty}
      >
        {keys.map((key) => (
          <KeyRow key={key.id} shown={key} url={`${url}/${key.id}`} />
        ))}
      </SettingsRows>
      {isMaking && <NewKeyDialog url={url} onClose={() => setMaking(false)} />}
    </>
  )
}

function KeyRow({ shown, url }: { shown: ApiKeyView; url: string }) {
  const { call, isBusy, problem } = useCall()
  const [isAsked, setAsked] = useState(false)
  const { name, start, scopes, createdAt, createdBy, lastUsedAt, expiresAt, isExpired } = shown
  return (
    <li className={list.row}>
      <div className={list.what}>
        <strong>{name}</strong> <code>{words.begins(start)}</code>
        <p>{scopes.map((scope) => scopeWords(scope).label).join(' · ')}</p>
        <p className={list.quiet}>
          {lastUsedAt ? words.usedAt(lastUsedAt) : words.unused} ·{' '}
          {expiresAt && (isExpired ? `${words.expired} · ` : `${words.expires(expiresAt)} · `)}
          {words.madeBy(createdBy, createdAt)}
        </p>
        {problem && (
          <p role="alert" className={list.error}>
            {problem}
          </p>
        )}
      </div>
      <button
        type="button"
        className={controls.button}
        aria-label={words.revokeThis(name)}
        onClick={() => setAsked(true)}
      >
        {words.revoke}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={words.revokeTitle(name)}
          confirm={words.revoke}
          keep={words.cancel}
          isBusy={isBusy}
          onConfirm={async () => {
            await call(`${url}/revoke`)
            setAsked(false)
          }}
          onClose={() => setAsked(false)}
        >
          {words.revokeText}
        </ConfirmDialog>
      )}
    </li>
  )
}
