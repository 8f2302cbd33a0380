'use client'

import { toast } from '@payloadcms/ui'
import { useId } from 'react'
import type { z } from 'zod'
import { RoleChoice } from '@/plugins/team/screens/role-choice'
import styles from '@/plugins/team/screens/team.module.css'
import { useInviteForm } from '@/plugins/team/screens/use-invite-form'
import { EntryForm } from '@/src/admin/ui/entry-form'
import { FormField } from '@/src/admin/ui/form-field'
import { useKeptForm } from '@/src/admin/use-kept-form'
import { artistInviteForm, teamInviteForm } from '@/src/core/contracts/team'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.team

/** Asks somebody to work on a site. */
export function InviteForm({ url }: { url: string }) {
  const roleId = useId()
  const form = useInviteForm<z.output<typeof teamInviteForm>>({
    schema: teamInviteForm,
    defaultValues: { email: '', role: 'editor' },
    url,
    at: 'email',
    onDone: () => toast.success(words.sent),
  })
  useKeptForm(url, form)
  const { register, submit, watch, formState } = form
  return (
    <EntryForm
      className={styles.form}
      onSubmit={submit}
      action={words.invite}
      isBusy={formState.isSubmitting}
    >
      <FormField
        label={words.email}
        type="email"
        autoComplete="off"
        registered={register('email')}
        error={formState.errors.email}
      />
      <div className={styles.label}>
        <label htmlFor={roleId}>{words.role}</label>
        <RoleChoice id={roleId} shown={watch('role')} {...register('role')} />
      </div>
    </EntryForm>
  )
}

/** Asks an artist to make a site. */
export function InviteArtistForm({ url }: { url: string }) {
  const form = useInviteForm({
    schema: artistInviteForm,
    defaultValues: { name: '', email: '' },
    url,
    at: 'email',
    onDone: () => toast.success(words.sent),
  })
  useKeptForm(url, form)
  const { register, submit, formState } = form
  return (
    <EntryForm
      className={styles.form}
      onSubmit={submit}
      action={words.invite}
      isBusy={formState.isSubmitting}
    >
      <FormField
        label={words.artistName}
        autoComplete="off"
        registered={register('name')}
        error={formState.errors.name}
      />
      <FormField
        label={words.email}
        type="email"
        autoComplete="off"
        registered={register('email')}
        error={formState.errors.email}
      />
    </EntryForm>
  )
}
