'use client'

import { type FormEvent, useState } from 'react'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { useCall } from '@/src/admin/use-call'

type Props = {
  profileId: string
  tiers: readonly { id: string; name: string }[]
  giveUrl: string
  exportUrl: string
}

/** Gives a tier to somebody with an account; and all members as a file. */
export function GiveMembership({ profileId, tiers, giveUrl, exportUrl }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState('')
  const { call, isBusy, problem } = useCall()

  const give = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const email = String(fields.get('email'))
    setDone('')
    const isGiven = await call(giveUrl, {
      profileId,
      email,
      tierId: fields.get('tierId'),
      until: fields.get('until') || null,
    })
    if (isGiven) {
      form.reset()
      setDone(`${email} is a member now.`)
    }
  }

  return (
    <div className={styles.give}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          disabled={tiers.length === 0}
          onClick={() => setOpen(!isOpen)}
        >
          Give a membership
        </button>
        <a className={styles.link} href={exportUrl} download>
          Download as CSV
        </a>
      </div>
      {isOpen && (
        <form className={styles.form} onSubmit={give}>
          <label>
            Email of the account
            <input name="email" type="email" required autoComplete="off" />
          </label>
          <label>
            Tier
            <select name="tierId" required>
              {tiers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Last day (empty: without an end)
            <input name="until" type="date" />
          </label>
          <button type="submit" className={styles.button} disabled={isBusy}>
            Give it
          </button>
        </form>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p role="status">{done}</p>
    </div>
  )
}
