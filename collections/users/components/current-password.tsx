'use client'

import { PasswordField, toast, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import styles from '@/collections/users/components/current-password.module.css'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.account
const path = 'currentPassword'

/** Asks for the present password as soon as a new one, or another email, is in the form. */
export function CurrentPassword() {
  const { id, data, lastUpdateTime, savedDocumentData = data } = useDocumentInfo()
  const { user } = useAuth()
  const email = useFormFields(([fields]) => fields.email?.value)
  const setsPassword = useFormFields(([fields]) => Boolean(fields.password?.value))
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const savedAt = useRef(lastUpdateTime)
  // Payload keeps what was saved, and would send it once more.
  useEffect(() => {
    if (savedAt.current !== lastUpdateTime) {
      savedAt.current = lastUpdateTime
      for (const former of ['password', 'confirm-password']) {
        dispatch({ type: 'REMOVE', path: former })
      }
      dispatch({ type: 'UPDATE', path, value: '', valid: true })
    }
  }, [lastUpdateTime, dispatch])
  const saved: unknown = savedDocumentData?.email
  if (!id || !saved) {
    return null
  }
  const isAsked = setsPassword || (email !== undefined && email !== saved)
  return (
    <>
      {user?.id !== id && <PasswordLink email={String(saved)} />}
      {isAsked && (
        <PasswordField
          autoComplete="current-password"
          field={{ name: path, label: words.currentPassword, required: true }}
          path={path}
          schemaPath={`users.${path}`}
        />
      )}
    </>
  )
}

/** In place of "Change password", which is for oneself alone. */
function PasswordLink({ email }: { email: string }) {
  const send = async () => {
    const { problem } = await ask('/api/users/forgot-password', { method: 'POST', body: { email } })
    if (problem) {
      toast.error(problem)
    } else {
      toast.success(words.passwordLinkSent)
    }
  }
  return (
    <div className={`${controls.tokens} ${controls.chrome} ${styles.ofOther}`}>
      <button type="button" className={controls.button} onClick={send}>
        {words.mailPasswordLink}
      </button>
    </div>
  )
}
