'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import { FormField } from '@/src/admin/ui/form-field'
import { useKeptForm } from '@/src/admin/use-kept-form'
import { orderNoteBody } from '@/src/core/contracts/orders/order-calls'
import { inWords } from '@/src/core/input-words'

type Props = {
  /** Of the call, and of what is kept in this tab. */
  url: string
  label: string
  hint: string
  action: string
  isBusy: boolean
  /** Resolves to whether it was stored. */
  onSend: (note: string) => Promise<boolean>
  /** What is to be chosen first. */
  children?: ReactNode
}

/** A few words for the history. */
export function NoteForm({ url, label, hint, action, isBusy, onSend, children }: Props) {
  const form = useForm({
    resolver: zodResolver(orderNoteBody, inWords),
    defaultValues: { note: '' },
  })
  const forget = useKeptForm(url, form)
  const { register, handleSubmit, formState } = form
  const send = handleSubmit(async ({ note }) => {
    if (await onSend(note)) {
      forget()
    }
  })
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {children}
      <FormField
        label={label}
        hint={hint}
        isLong
        registered={register('note')}
        error={formState.errors.note}
      />
      <Action isMain disabled={isBusy}>
        {action}
      </Action>
    </form>
  )
}
