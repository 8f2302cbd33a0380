'use client'

import { type ReactNode, useId, useState } from 'react'
import type { Correctable } from '@/plugins/commerce/admin/correctable'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import { useCall } from '@/src/admin/use-call'
import type { OrderBuyerBody } from '@/src/core/contracts/orders/order-calls'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { countryName, listCountries } from '@/src/core/places/countries'
import { readEmail, shownEmail } from '@/src/core/text/email-address'

const { correctBuyer: words } = ownerMessages

type Address = NonNullable<OrderBuyerBody['shippingAddress']>

type Props = {
  /** Address of the order in the API. */
  url: string
  email: string
  address: { [Field in keyof Address]?: string | null }
  correctable: Correctable
  /** A receipt was sent, so it can be sent again. */
  isPaid: boolean
}

const fields = ['name', 'street', 'line2', 'zipCode', 'city', 'region'] as const

/** What a buyer mistyped: the email, and where the parcel goes. Then the receipt can go to the new address. */
export function CorrectBuyer({ url, email, address, correctable, isPaid }: Props) {
  const { call, isBusy, problem } = useCall()
  const [isOpen, setOpen] = useState(false)
  const [correctedEmail, setCorrectedEmail] = useState('')
  const [said, setSaid] = useState('')

  const save = async (body: OrderBuyerBody) => {
    setSaid('')
    if (await call(`${url}/buyer`, body)) {
      setOpen(false)
      setSaid(words.saved)
      setCorrectedEmail(body.email ?? '')
    }
  }
  const sendReceipt = async () => {
    setSaid('')
    if (await call(`${url}/resend`, { mail: 'receipt' })) {
      setSaid(words.receiptSent)
      setCorrectedEmail('')
    }
  }
  return (
    <section>
      <Action isOpen={isOpen} disabled={isBusy} onClick={() => setOpen(!isOpen)}>
        {words.open}
      </Action>
      {isOpen && (
        <CorrectionForm
          email={email}
          address={address}
          correctable={correctable}
          isBusy={isBusy}
          onSave={save}
        />
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
      {isPaid && correctedEmail && (
        <Action isMain disabled={isBusy} onClick={sendReceipt}>
          {words.sendReceipt(correctedEmail)}
        </Action>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}

type FormProps = Pick<Props, 'email' | 'address' | 'correctable'> & {
  isBusy: boolean
  onSave: (body: OrderBuyerBody) => void
}

function CorrectionForm({ email, address, correctable, isBusy, onSave }: FormProps) {
  const id = useId()
  const [before] = useState({ email, address: whole(address) })
  const [typedEmail, setTypedEmail] = useState(shownEmail(before.email))
  const [typed, setTyped] = useState(before.address)
  const newEmail = readEmail(typedEmail) ?? typedEmail.trim()
  // What stays is not sent: older addresses may lack what is asked for now.
  const body: OrderBuyerBody = {
    ...(newEmail !== before.email && { email: newEmail }),
    ...(isOther(typed, before.address) && { shippingAddress: typed }),
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(body)
      }}
    >
      {correctable.email && (
        <>
          <label htmlFor={`${id}-email`}>{words.email}</label>
          <input
            id={`${id}-email`}
            type="email"
            required
            autoComplete="off"
            maxLength={limits.account.emailMax}
            aria-describedby={`${id}-hint`}
            value={typedEmail}
            onChange={({ target }) => setTypedEmail(target.value)}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {words.emailHint}
          </p>
        </>
      )}
      {correctable.address && (
        <fieldset className={styles.address}>
          <legend>{words.address}</legend>
          {fields.map((field) => (
            <Labelled key={field} id={`${id}-${field}`} label={words.fields[field]}>
              <input
                id={`${id}-${field}`}
                autoComplete="off"
                required={field === 'name' || field === 'street' || field === 'city'}
                value={typed[field]}
                onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
              />
            </Labelled>
          ))}
          {correctable.keptCountry ? (
            <p className={styles.hint}>{words.staysIn(countryName(correctable.keptCountry))}</p>
          ) : (
            <Labelled id={`${id}-country`} label={words.country}>
              <select
                id={`${id}-country`}
                value={typed.country}
                onChange={({ target }) => setTyped({ ...typed, country: target.value })}
              >
                {listCountries().map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </Labelled>
          )}
        </fieldset>
      )}
      <Action isMain disabled={isBusy || Object.keys(body).length === 0}>
        {words.save}
      </Action>
    </form>
  )
}

function whole(address: Props['address']): Address {
  return {
    name: address.name ?? '',
    street: address.street ?? '',
    line2: address.line2 ?? '',
    zipCode: address.zipCode ?? '',
    city: address.city ?? '',
    region: address.region ?? '',
    country: address.country ?? '',
  }
}

function isOther(one: Address, other: Address): boolean {
  return (Object.keys(one) as (keyof Address)[]).some((field) => one[field] !== other[field])
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children}
    </>
  )
}
