'use client'

import { useId, useState } from 'react'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import { useCall } from '@/src/admin/use-call'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { listCountries } from '@/src/core/places/countries'

const { giftCountry: words } = ownerMessages

/** Where a gift may go that waits for its address: for a recipient who lives elsewhere. */
export function GiftCountry({ url, country }: { url: string; country: string }) {
  const id = useId()
  const [chosen, setChosen] = useState(country)
  const { call, isBusy, problem } = useCall()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        call(url, { country: chosen })
      }}
    >
      <label htmlFor={id}>{words.label}</label>
      <select
        id={id}
        value={chosen}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setChosen(target.value)}
      >
        {listCountries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      {chosen !== country && <Action disabled={isBusy}>{words.change}</Action>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}
